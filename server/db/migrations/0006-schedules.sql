-- What the server does by itself at times that people set. Like the jobs, schedules belong to the region: they hold
-- ids and times and no data, so that whoever looks for what is due need not go through the companies. What a schedule
-- is for stands in a table of its feature.

create table schedules (
  company_id uuid not null,
  id uuid not null,
  kind text not null,
  first_at bigint not null,
  repeat_interval text not null, -- DAY, WEEK or MONTH, on the wall clock of time_zone
  time_zone text not null,
  next_at bigint not null,
  primary key (company_id, id)
);
create index schedules_by_time on schedules (next_at);

-- A slot is taken once, in the transaction of its effect.
create table schedule_runs (
  company_id uuid not null,
  schedule_id uuid not null,
  slot bigint not null,
  primary key (company_id, schedule_id, slot),
  foreign key (company_id, schedule_id) references schedules (company_id, id) on delete cascade
);

-- A person's schedule of a form, whose rows come by e-mail.
create table export_schedules (
  company_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  user_id uuid not null,
  days integer not null, -- of data
  origin text not null, -- where its owner reaches the server, for links
  primary key (company_id, id),
  unique (company_id, form_id, user_id),
  foreign key (company_id, id) references schedules (company_id, id) on delete cascade,
  foreign key (company_id, form_id) references forms (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id)
);

-- An export that has become due: of which rows. Once it is sent it is gone, but where its e-mail holds a link: then it
-- tells of the file that the link is good for.
create table scheduled_exports (
  company_id uuid not null,
  id uuid not null,
  schedule_id uuid not null,
  form_id uuid not null,
  user_id uuid not null,
  from_at bigint not null,
  until_at bigint not null,
  time_zone text not null,
  origin text not null,
  file_name text,
  secret_hash bytea,
  expires_at bigint,
  primary key (company_id, id),
  foreign key (company_id, form_id) references forms (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id)
);
create unique index scheduled_exports_by_secret on scheduled_exports (company_id, secret_hash)
  where secret_hash is not null;

do $$
declare name text;
begin
  foreach name in array array['export_schedules', 'scheduled_exports'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own_company on %I using (company_id = (select nullif(current_setting(''app.company'', true), '''')::uuid))', name);
  end loop;
end $$;
