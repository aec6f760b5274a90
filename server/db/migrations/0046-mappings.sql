-- Saved mappings of imports: which columns of a file answer which questions of a form. Everybody who imports into the form
-- may use and change them.

create table mappings (
  company_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  name text not null,
  content jsonb not null, -- columns, dateColumn, dateFormat, dateFormats, cellFormats
  created_by uuid not null,
  created_at bigint not null,
  changed_by uuid not null,
  changed_at bigint not null,
  primary key (company_id, id),
  foreign key (company_id, form_id) references forms (company_id, id) on delete cascade,
  foreign key (company_id, created_by) references users (company_id, id),
  foreign key (company_id, changed_by) references users (company_id, id)
);
create unique index mappings_by_name on mappings (company_id, form_id, lower(name));

alter table mappings enable row level security;
alter table mappings force row level security;
create policy own_company on mappings
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
