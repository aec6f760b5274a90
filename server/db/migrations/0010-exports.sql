-- Exports that take their time: made in the background, and kept for their owner until they expire. Beside them, what
-- tells an export of changes since the last one apart: rows that are new from rows that changed.

create table export_jobs (
  company_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  user_id uuid not null,
  request jsonb not null, -- what was asked for: see server/exports/plan.ts
  time_zone text not null,
  notified boolean not null, -- whether its owner is told when it is ready
  state text not null, -- WAITING, RUNNING, DONE, FAILED
  total_rows integer not null,
  completed_rows integer not null default 0,
  problem text,
  file_name text,
  size bigint, -- in bytes
  sha256 text, -- of the file, hexadecimal
  manifest jsonb,
  cursor text, -- where the next export of changes goes on
  created_at bigint not null,
  ended_at bigint,
  expires_at bigint,
  primary key (company_id, id),
  foreign key (company_id, form_id) references forms (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id)
);
create index export_jobs_by_user on export_jobs (company_id, user_id, created_at desc);

alter table export_jobs enable row level security;
alter table export_jobs force row level security;
create policy own_company on export_jobs
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

-- As rows.written_in of 0008, by transactions and not by the clock. A sheet's rows are new when it is first seen, such
-- as at the end of its import, and all of them change with its name and its context answers.
alter table rows add column added_in bigint not null default 0;
alter table rows alter column added_in set default pg_current_xact_id()::text::bigint;
alter table sheets add column shown_in bigint not null default 0;
alter table sheets alter column shown_in set default pg_current_xact_id()::text::bigint;
alter table sheets add column written_in bigint not null default 0;
alter table sheets alter column written_in set default pg_current_xact_id()::text::bigint;

create function formdeck_sheet_written() returns trigger language plpgsql as $$
begin
  new.written_in := pg_current_xact_id()::text::bigint;
  if new.visible and not old.visible then new.shown_in := new.written_in; end if;
  return new;
end $$;
-- Not where a row comes in, which counts up row_count.
create trigger sheet_written before update of name, context_answers, visible on sheets for each row
  when (old.name is distinct from new.name or old.context_answers is distinct from new.context_answers
    or old.visible is distinct from new.visible)
  execute function formdeck_sheet_written();

alter table deleted_rows add column added_in bigint not null default 0;
create or replace function formdeck_rows_deleted() returns trigger language plpgsql as $$
begin
  insert into deleted_rows (company_id, sheet_id, row_id, added_in)
  select g.company_id, g.sheet_id, g.id, greatest(g.added_in, s.shown_in) from gone g
  join sheets s on s.company_id = g.company_id and s.id = g.sheet_id and s.visible;
  return null;
end $$;
