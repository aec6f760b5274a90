-- The ground: companies, people, sessions, forms, sheets, rows, images, imports, the audit log.
--
-- `company_id` stands first in every key, so that the tables can be distributed by it later. Every table
-- that holds a company's data has row level security on the setting app.company, which each transaction
-- sets; without it nothing is seen. Four small tables belong to the region and not to a company: sign-in
-- names, tries to sign in, and the two queues of work, which hold ids and no data.

-- Times are epoch milliseconds, as on the wire.
create function formdeck_now() returns bigint language sql volatile parallel safe
  return (extract(epoch from clock_timestamp()) * 1000)::bigint;

create table companies (
  id uuid primary key,
  name text not null,
  flags jsonb not null default '{}',
  created_at bigint not null default formdeck_now()
);

create table sign_in_names (
  name text primary key, -- lower case
  company_id uuid not null,
  user_id uuid not null
);

create table sign_in_tries (
  key text primary key, -- account:<name> or address:<ip>
  failures integer not null,
  window_started_at bigint not null
);

create table users (
  company_id uuid not null references companies (id),
  id uuid not null,
  user_name text not null,
  email text not null,
  role text not null,
  time_zone text not null,
  photo uuid,
  password_hash text not null,
  must_change_password boolean not null default false,
  temporary_hash text,
  temporary_expires_at bigint,
  settings jsonb not null default '{}',
  usage_limits jsonb not null default '{}',
  created_at bigint not null default formdeck_now(),
  modified_at bigint not null default formdeck_now(),
  last_sign_in bigint,
  primary key (company_id, id)
);

create table sessions (
  company_id uuid not null,
  token_hash bytea not null,
  user_id uuid not null,
  kind text not null, -- session, password-change, download
  created_at bigint not null default formdeck_now(),
  expires_at bigint not null,
  primary key (company_id, token_hash),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
create index sessions_by_user on sessions (company_id, user_id);

create table groups (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  primary key (company_id, id)
);

create table group_members (
  company_id uuid not null,
  group_id uuid not null,
  user_id uuid not null,
  primary key (company_id, group_id, user_id),
  foreign key (company_id, group_id) references groups (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
create index group_members_by_user on group_members (company_id, user_id);

create table forms (
  company_id uuid not null references companies (id),
  id uuid not null,
  version integer not null default 1,
  name text not null,
  description text,
  published boolean not null default false,
  current boolean not null default true,
  -- questions, contextQuestions, elements, alerts, contextAlerts, multi, catalogTypes, contextWidget*
  definition jsonb not null,
  question_count integer not null,
  importable boolean not null,
  created_by uuid not null,
  request_hash bytea,
  created_at bigint not null default formdeck_now(),
  modified_at bigint not null default formdeck_now(),
  primary key (company_id, id)
);

create table form_groups (
  company_id uuid not null,
  form_id uuid not null,
  group_id uuid not null,
  primary key (company_id, form_id, group_id),
  foreign key (company_id, form_id) references forms (company_id, id) on delete cascade,
  foreign key (company_id, group_id) references groups (company_id, id)
);
create index form_groups_by_group on form_groups (company_id, group_id);

create table form_people (
  company_id uuid not null,
  form_id uuid not null,
  part text not null, -- betaTestUsers, reviewers, sheetCompleteContacts, ...
  position integer not null,
  user_id uuid not null,
  primary key (company_id, form_id, part, user_id),
  foreign key (company_id, form_id) references forms (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id)
);
create index form_people_by_user on form_people (company_id, user_id, part);

-- Which form a question id belongs to: ids are the client's, and unique over the company.
create table form_questions (
  company_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  primary key (company_id, id),
  foreign key (company_id, form_id) references forms (company_id, id) on delete cascade
);
create index form_questions_by_form on form_questions (company_id, form_id);

create table sheets (
  company_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  user_id uuid not null,
  name text not null,
  completed boolean not null default false,
  row_count integer not null default 0,
  context_answers jsonb not null default '{}', -- {question id: value or [values]}
  edited jsonb, -- {question id: epoch ms of the last edit}
  -- False while an import or an upload of rows is not finished: no list or count shows it.
  visible boolean not null default true,
  request_hash bytea,
  created_at bigint not null default formdeck_now(),
  modified_at bigint not null default formdeck_now(),
  primary key (company_id, id),
  foreign key (company_id, form_id) references forms (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index sheets_by_form on sheets (company_id, form_id, modified_at desc);
create index sheets_by_change on sheets (company_id, modified_at desc);
create index sheets_by_user on sheets (company_id, user_id, modified_at desc);

create table rows (
  company_id uuid not null,
  sheet_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  answers jsonb not null, -- {question id: value or [values]}: see server/sheets/wire.ts
  edited jsonb, -- {question id: epoch ms of the last edit}
  alerts uuid[] not null default '{}',
  review_state text,
  reviewer_id uuid,
  review_date bigint,
  review_comment text,
  request_hash bytea,
  csv_row integer, -- the CSV row that an import made it from
  created_at bigint not null,
  modified_at bigint not null,
  primary key (company_id, id),
  foreign key (company_id, sheet_id) references sheets (company_id, id)
);
create index rows_by_sheet on rows (company_id, sheet_id, created_at desc, id);
create unique index rows_of_import on rows (company_id, sheet_id, csv_row) where csv_row is not null;

create table images (
  company_id uuid not null references companies (id),
  id uuid not null,
  user_id uuid not null,
  sheet_id uuid, -- set when a row or sheet refers to it: its readers are that sheet's readers
  mime_type text not null,
  size integer not null,
  content_hash bytea not null,
  created_at bigint not null default formdeck_now(),
  primary key (company_id, id)
);

create table uploads (
  company_id uuid not null references companies (id),
  id uuid not null,
  secret_hash bytea not null,
  user_id uuid not null,
  mime_type text not null,
  size integer, -- null until the file came
  created_at bigint not null default formdeck_now(),
  expires_at bigint not null,
  primary key (company_id, id)
);

create table imports (
  company_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  sheet_id uuid not null,
  user_id uuid not null,
  upload_id uuid not null,
  original_file_name text not null,
  request jsonb not null,
  state text not null,
  problem text,
  completed_rows integer not null default 0,
  failed_rows integer not null default 0,
  total_rows integer not null default 0,
  -- CSV rows read and kept so far: an import goes on after this one.
  position integer not null default 0,
  decimal_separator text,
  request_hash bytea,
  created_at bigint not null default formdeck_now(),
  ended_at bigint,
  primary key (company_id, id),
  foreign key (company_id, form_id) references forms (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index imports_by_form on imports (company_id, form_id, created_at desc);

create table import_failures (
  company_id uuid not null,
  import_id uuid not null,
  csv_row integer not null,
  row_date bigint,
  cells jsonb not null,
  errors jsonb not null,
  primary key (company_id, import_id, csv_row),
  foreign key (company_id, import_id) references imports (company_id, id) on delete cascade
);

-- Background work that must be done once: claimed by an advisory lock, deleted with its effect.
create table jobs (
  id uuid primary key,
  company_id uuid not null,
  kind text not null,
  subject_id uuid not null,
  attempts integer not null default 0,
  run_after bigint not null default formdeck_now(),
  created_at bigint not null default formdeck_now(),
  unique (company_id, kind, subject_id)
);

create table audit_log (
  company_id uuid not null references companies (id),
  id uuid not null,
  at bigint not null default formdeck_now(),
  user_id uuid not null,
  user_name text not null,
  action text not null,
  object_key text not null,
  tags text[] not null,
  comment text,
  previous text[] not null default '{}',
  next text[] not null default '{}',
  form_id uuid,
  form_name text,
  sheet_id uuid,
  row_id uuid,
  question_id uuid,
  primary key (company_id, id)
);
create index audit_by_time on audit_log (company_id, at desc);
create index audit_by_action on audit_log (company_id, action, at desc);
create index audit_by_tag on audit_log using gin (tags);

-- Nobody rewrites what happened, whatever the role that is connected; a company's end is a matter for its owner.
create function formdeck_audit_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only ever added to' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_is_final before update or delete or truncate on audit_log
  for each statement execute function formdeck_audit_is_final();

-- A decimal text as a number, null for anything else: filters compare answers with it.
create function formdeck_number(value text) returns double precision language sql immutable strict parallel safe
  return case
    when value ~ '^-?([0-9]{1,100}([.][0-9]{0,100})?|[.][0-9]{1,100})([eE][+-]?[0-9]{1,2})?$' then value::double precision
  end;

-- The moment of a DATETIME value, `epochMs,offsetMs`.
create function formdeck_moment(value text) returns bigint language sql immutable strict parallel safe
  return case when value ~ '^-?[0-9]{1,16}(,-?[0-9]{1,9})?$' then split_part(value, ',', 1)::bigint end;

-- Which forms an actor sees; the rule in words is in core/forms/policy.ts. Every read of forms, sheets, rows,
-- images and exports asks this and nothing else. In PL/pgSQL, which keeps its plan: half the time of SQL.
create function formdeck_sees_form(company uuid, form uuid, published boolean, actor uuid, role text, group_ids uuid[])
  returns boolean language plpgsql stable parallel safe as $$
begin
  return role = 'ADMIN'
    or (not published and exists (
      select 1 from form_people p
      where p.company_id = company and p.form_id = form and p.part = 'betaTestUsers' and p.user_id = actor))
    or ((published or role <> 'USER') and (
      not exists (select 1 from form_groups g where g.company_id = company and g.form_id = form)
      or exists (select 1 from form_groups g where g.company_id = company and g.form_id = form and g.group_id = any(group_ids))
      or exists (
        select 1 from form_people p
        where p.company_id = company and p.form_id = form and p.part = 'reviewers' and p.user_id = actor)));
end $$;

-- The setting stands in a sub-select so that it is read once per statement and not once per row.
do $$
declare name text;
begin
  foreach name in array array['users', 'sessions', 'groups', 'group_members', 'forms', 'form_groups', 'form_people',
    'form_questions', 'sheets', 'rows', 'images', 'uploads', 'imports', 'import_failures', 'audit_log'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own_company on %I using (company_id = (select nullif(current_setting(''app.company'', true), '''')::uuid))', name);
  end loop;
end $$;
alter table companies enable row level security;
alter table companies force row level security;
create policy own_company on companies using (id = (select nullif(current_setting('app.company', true), '')::uuid));
