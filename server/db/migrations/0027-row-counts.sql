-- Many people fill in one sheet, and each of their rows is counted on its record. Whoever finds that record locked by another
-- transaction leaves the change here and does not wait for the other's commit; the next who has the lock adds it up
-- (server/sheets/row-changes-store.ts). The count of a sheet is its own and those that stand here.
create table row_counts (
  company_id uuid not null,
  sheet_id uuid not null,
  rows integer not null, -- below 0 where rows went
  at bigint not null,
  foreign key (company_id, sheet_id) references sheets (company_id, id) on delete cascade
);
create index row_counts_by_sheet on row_counts (company_id, sheet_id);

alter table row_counts enable row level security;
alter table row_counts force row level security;
create policy own_company on row_counts
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

-- Each row moves `modified_at`. In an index it made PostgreSQL write the sheet anew in all of its indexes.
drop index sheets_by_form;
drop index sheets_by_change;
drop index sheets_by_user;
create index sheets_by_form on sheets (company_id, form_id);
create index sheets_by_user on sheets (company_id, user_id);
alter table sheets set (fillfactor = 80);
