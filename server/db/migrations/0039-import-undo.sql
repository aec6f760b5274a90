-- Imports that were taken back, and sheets that are no more. Whoever keeps a copy of a form's rows learns from the sheets
-- that went which of the rows in `deleted_rows` were of that form.

alter table imports add column undone_at bigint;
alter table imports add column undone_by uuid;
alter table imports add constraint imports_undone_by foreign key (company_id, undone_by) references users (company_id, id);

create table deleted_sheets (
  company_id uuid not null,
  form_id uuid not null,
  sheet_id uuid not null,
  user_id uuid not null, -- whose it was: role USER sees only their own
  deleted_in bigint not null default pg_current_xact_id()::text::bigint,
  primary key (company_id, sheet_id),
  foreign key (company_id, form_id) references forms (company_id, id) on delete cascade
);
create index deleted_sheets_by_form on deleted_sheets (company_id, form_id);

-- Nobody has a copy of a sheet that was never shown, such as one of an import that was canceled while it ran.
create function formdeck_sheets_deleted() returns trigger language plpgsql as $$
begin
  insert into deleted_sheets (company_id, form_id, sheet_id, user_id)
  select company_id, form_id, id, user_id from gone where visible
  on conflict (company_id, sheet_id) do update set deleted_in = excluded.deleted_in;
  return null;
end $$;
create trigger sheets_deleted after delete on sheets referencing old table as gone
  for each statement execute function formdeck_sheets_deleted();

alter table deleted_sheets enable row level security;
alter table deleted_sheets force row level security;
create policy own_company on deleted_sheets
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
