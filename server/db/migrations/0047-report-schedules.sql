-- Schedules of reports: a report by e-mail to some people. Their times are in the common table of schedules.
create table report_schedules (
  company_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  user_id uuid not null, -- by whose rights it runs
  format text not null, -- PDF or XLSX
  parameters jsonb not null, -- those of the report, and timeInterval, the days of data
  pause_reason text, -- null: it is not paused
  paused_at bigint,
  unsubscribe_key bytea not null, -- signs the links by which recipients unsubscribe
  origin text not null, -- where its owner reaches the server, for links
  request_hash bytea,
  created_at bigint not null,
  modified_at bigint not null,
  primary key (company_id, id),
  foreign key (company_id, id) references schedules (company_id, id) on delete cascade,
  foreign key (company_id, report_id) references reports (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id)
);
create index report_schedules_by_report on report_schedules (company_id, report_id);

create table report_recipients (
  company_id uuid not null,
  schedule_id uuid not null,
  user_id uuid not null,
  place integer not null,
  unsubscribed_at bigint,
  primary key (company_id, schedule_id, user_id),
  foreign key (company_id, schedule_id) references report_schedules (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id)
);
create index report_recipients_by_user on report_recipients (company_id, user_id);

-- The history of a schedule. A run that waits is made by a job.
create table report_runs (
  company_id uuid not null,
  id uuid not null,
  schedule_id uuid not null,
  slot bigint, -- when it was due first; null: somebody chose Run now
  last_slot bigint, -- the same, or the last of those that were missed
  user_id uuid, -- who chose Run now
  state text not null,
  from_at bigint, -- the days of its data
  until_at bigint,
  problem text,
  created_at bigint not null,
  ended_at bigint,
  primary key (company_id, id),
  foreign key (company_id, schedule_id) references report_schedules (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id)
);
create index report_runs_by_schedule on report_runs (company_id, schedule_id, created_at desc);

create table report_run_recipients (
  company_id uuid not null,
  run_id uuid not null,
  user_id uuid not null,
  place integer not null,
  outcome text not null,
  forms integer not null, -- how many of the report's forms they got
  size bigint,
  mail_id uuid,
  primary key (company_id, run_id, user_id),
  foreign key (company_id, run_id) references report_runs (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id)
);

-- Files that were too large for an e-mail, for one recipient each.
create table report_files (
  company_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  user_id uuid not null,
  form_ids uuid[] not null, -- whose data it holds
  file_name text not null,
  media_type text not null,
  size bigint not null,
  expires_at bigint not null,
  primary key (company_id, id),
  foreign key (company_id, run_id) references report_runs (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id)
);
create index report_files_by_run on report_files (company_id, run_id);

-- The address by which its recipient unsubscribes in one click; erased with its secrets.
alter table mails add column unsubscribe text;

do $$
declare name text;
begin
  foreach name in array array['report_schedules', 'report_recipients', 'report_runs', 'report_run_recipients', 'report_files'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own_company on %I using (company_id = (select nullif(current_setting(''app.company'', true), '''')::uuid))', name);
  end loop;
end $$;
