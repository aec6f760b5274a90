-- Which rows changed since a moment, for whoever keeps a copy of them (server/sheets/row-cache.ts): each row says which
-- transaction wrote it last, and rows that are no more leave their ids behind. Not by the clock: what began earlier
-- may be committed later. The index holds a range for each stretch of the table, so that writing it costs nothing.

alter table rows add column written_in bigint not null default 0;
alter table rows alter column written_in set default pg_current_xact_id()::text::bigint;
create index rows_by_writing on rows using brin (written_in) with (pages_per_range = 32, autosummarize = on);

create function formdeck_row_written() returns trigger language plpgsql as $$
begin
  new.written_in := pg_current_xact_id()::text::bigint;
  return new;
end $$;
create trigger row_written before update on rows for each row execute function formdeck_row_written();

create table deleted_rows (
  company_id uuid not null,
  sheet_id uuid not null,
  row_id uuid not null,
  deleted_in bigint not null default pg_current_xact_id()::text::bigint
);
create index deleted_rows_by_sheet on deleted_rows (company_id, sheet_id, deleted_in);

-- Nobody has a copy of rows of sheets that are not finished, such as those of an import that was cancelled.
create function formdeck_rows_deleted() returns trigger language plpgsql as $$
begin
  insert into deleted_rows (company_id, sheet_id, row_id)
  select g.company_id, g.sheet_id, g.id from gone g
  join sheets s on s.company_id = g.company_id and s.id = g.sheet_id and s.visible;
  return null;
end $$;
create trigger rows_deleted after delete on rows referencing old table as gone
  for each statement execute function formdeck_rows_deleted();

alter table deleted_rows enable row level security;
alter table deleted_rows force row level security;
create policy own_company on deleted_rows
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
