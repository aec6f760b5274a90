-- The catalog: items in a tree, each of a type. The answer to a catalog question is the path of an item's ids.

create table catalog_types (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  primary key (company_id, id)
);

create table catalog_items (
  company_id uuid not null references companies (id),
  id uuid not null,
  parent_id uuid, -- null: at the top
  type_id uuid not null,
  name text not null,
  primary key (company_id, id),
  foreign key (company_id, parent_id) references catalog_items (company_id, id),
  foreign key (company_id, type_id) references catalog_types (company_id, id)
);
create index catalog_items_by_parent on catalog_items (company_id, parent_id);
create index catalog_items_by_type on catalog_items (company_id, type_id);

do $$
declare name text;
begin
  foreach name in array array['catalog_types', 'catalog_items'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own_company on %I using (company_id = (select nullif(current_setting(''app.company'', true), '''')::uuid))', name);
  end loop;
end $$;
