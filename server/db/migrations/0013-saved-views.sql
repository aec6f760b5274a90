-- What people look at on the sheets of a form, under a name: their own, or for everybody who sees the form.

create table saved_views (
  company_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  user_id uuid not null, -- whose it is, or who made it for everybody
  scope text not null, -- MINE or COMPANY
  name text not null,
  content jsonb not null, -- sheetIds, filter, tab, sort, review
  request_hash bytea,
  created_at bigint not null,
  modified_at bigint not null,
  primary key (company_id, id),
  foreign key (company_id, form_id) references forms (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id)
);
-- A name is given once to somebody's own views of a form, and once to the company's.
create unique index saved_views_by_name on saved_views
  (company_id, form_id, scope, (case scope when 'MINE' then user_id end), lower(name)) nulls not distinct;

-- The view that opens for somebody with a form.
create table default_views (
  company_id uuid not null,
  user_id uuid not null,
  form_id uuid not null,
  view_id uuid not null,
  primary key (company_id, user_id, form_id),
  foreign key (company_id, view_id) references saved_views (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id)
);
create index default_views_by_view on default_views (company_id, view_id);

do $$
declare name text;
begin
  foreach name in array array['saved_views', 'default_views'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own_company on %I using (company_id = (select nullif(current_setting(''app.company'', true), '''')::uuid))', name);
  end loop;
end $$;
