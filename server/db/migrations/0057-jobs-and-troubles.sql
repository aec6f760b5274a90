-- Jobs: commands that run by themselves and name themselves. When one is looked at next is in the common table of schedules.
create table named_jobs (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  name_key text not null, -- in lower case
  user_id uuid not null, -- whose command it is
  expect text, -- as it is typed, such as daily@03:00; null: at no particular time
  time_zone text not null,
  grace bigint not null, -- milliseconds that a run may be late
  notify uuid[] not null, -- users who are told besides the owner
  origin text not null, -- where its command reaches the server, for links
  expected_at bigint, -- the next time without a run; null: none, or it is paused
  paused_at bigint,
  created_at bigint not null,
  modified_at bigint not null,
  primary key (company_id, id),
  unique (company_id, name_key),
  foreign key (company_id, id) references schedules (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id)
);

create table named_job_runs (
  company_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  state text not null, -- running, succeeded, failed, lost, missed
  started_at bigint not null,
  ended_at bigint,
  deadline_at bigint, -- of a running one: without another report until then, it did not end
  command text not null,
  exit_code integer,
  message text,
  numbers jsonb not null default '{}',
  primary key (company_id, id),
  foreign key (company_id, job_id) references named_jobs (company_id, id) on delete cascade
);
create index named_job_runs_by_time on named_job_runs (company_id, job_id, started_at desc, id);

-- Something that should work by itself and does not; told once when it begins and once when it is over.
create table troubles (
  company_id uuid not null,
  id uuid not null,
  kind text not null, -- job, export, report, mail, schedule
  subject text not null, -- the id of what it is about, or an address
  name text not null,
  problem text not null,
  notified uuid[] not null, -- users who were told, and are told when it is over
  begun_at bigint not null,
  ended_at bigint,
  primary key (company_id, id)
);
create unique index troubles_open on troubles (company_id, kind, subject) where ended_at is null;
create index troubles_ended on troubles (company_id, ended_at) where ended_at is not null;

do $$
declare name text;
begin
  foreach name in array array['named_jobs', 'named_job_runs', 'troubles'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own_company on %I using (company_id = (select nullif(current_setting(''app.company'', true), '''')::uuid))', name);
  end loop;
end $$;

-- Which troubles are open. Like jobs and schedules, this belongs to the region, and holds ids, kinds and times alone: the operator counts
-- them in /metrics.
create table open_troubles (
  company_id uuid not null,
  trouble_id uuid not null,
  kind text not null,
  begun_at bigint not null,
  primary key (company_id, trouble_id)
);
