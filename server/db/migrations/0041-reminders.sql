-- Reminders. Their times are in the common table of schedules, which now also has schedules that run once (without an
-- interval) and are over (without a next time).

alter table schedules alter column repeat_interval drop not null;
alter table schedules alter column next_at drop not null;

create table reminders (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null, -- who set it
  message text not null,
  reminder_type text not null, -- MOBILE or EMAIL
  is_global boolean not null, -- for everybody; otherwise for its groups, even if none is left
  form_id uuid, -- to be filled in
  origin text not null, -- where who set it reaches the server, for links
  request_hash bytea,
  created_at bigint not null,
  modified_at bigint not null,
  primary key (company_id, id),
  foreign key (company_id, id) references schedules (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id),
  foreign key (company_id, form_id) references forms (company_id, id) on delete set null (form_id)
);
create index reminders_by_form on reminders (company_id, form_id) where form_id is not null;

create table reminder_groups (
  company_id uuid not null,
  reminder_id uuid not null,
  group_id uuid not null,
  primary key (company_id, reminder_id, group_id),
  foreign key (company_id, reminder_id) references reminders (company_id, id) on delete cascade,
  foreign key (company_id, group_id) references groups (company_id, id) on delete cascade
);
create index reminder_groups_by_group on reminder_groups (company_id, group_id);

do $$
declare name text;
begin
  foreach name in array array['reminders', 'reminder_groups'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own_company on %I using (company_id = (select nullif(current_setting(''app.company'', true), '''')::uuid))', name);
  end loop;
end $$;
