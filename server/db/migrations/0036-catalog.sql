-- Items of the catalog get a code, values in the company's own columns, and may be retired: nobody can choose them any more,
-- while answers keep their names.

alter table catalog_items
  add column code text,
  add column fields jsonb not null default '{}',
  add column retired_with uuid, -- the item with which it was retired, itself or one above it; null: it is not
  add column request_hash bytea;
create unique index catalog_items_by_code on catalog_items (company_id, lower(code)) where code is not null;

alter table catalog_types add column request_hash bytea;
create unique index catalog_types_by_name on catalog_types (company_id, lower(name));

-- One of a company: what its columns are, and the revision, by which a copy of the catalog is known to be in force.
create table catalogs (
  company_id uuid not null references companies (id),
  revision uuid not null default gen_random_uuid(),
  columns jsonb not null default '[]', -- key, name, kind
  primary key (company_id)
);
alter table catalogs enable row level security;
alter table catalogs force row level security;
create policy own_company on catalogs
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

create function formdeck_catalog_written() returns trigger language plpgsql as $$
begin
  insert into catalogs (company_id) select distinct company_id from written
  on conflict (company_id) do update set revision = gen_random_uuid();
  return null;
end $$;
create trigger items_inserted after insert on catalog_items referencing new table as written
  for each statement execute function formdeck_catalog_written();
create trigger items_updated after update on catalog_items referencing new table as written
  for each statement execute function formdeck_catalog_written();
create trigger items_deleted after delete on catalog_items referencing old table as written
  for each statement execute function formdeck_catalog_written();
create trigger types_inserted after insert on catalog_types referencing new table as written
  for each statement execute function formdeck_catalog_written();
create trigger types_updated after update on catalog_types referencing new table as written
  for each statement execute function formdeck_catalog_written();
create trigger types_deleted after delete on catalog_types referencing old table as written
  for each statement execute function formdeck_catalog_written();
