-- Report designs that companies make. Each save is a version; the newest is the one that reports are made by.

create table report_designs (
  company_id uuid not null,
  id uuid not null,
  form_id uuid not null, -- the form that it is for
  name text not null, -- of its newest version
  version integer not null,
  request_hash bytea,
  created_at bigint not null,
  primary key (company_id, id),
  foreign key (company_id, form_id) references forms (company_id, id) on delete cascade
);
create unique index report_designs_by_name on report_designs (company_id, lower(name));
create index report_designs_by_form on report_designs (company_id, form_id);

create table report_design_versions (
  company_id uuid not null,
  design_id uuid not null,
  version integer not null,
  content jsonb not null, -- core/reports/own/schema.ts
  saved_by uuid not null,
  saved_at bigint not null,
  primary key (company_id, design_id, version),
  foreign key (company_id, design_id) references report_designs (company_id, id) on delete cascade,
  foreign key (company_id, saved_by) references users (company_id, id)
);

create index reports_by_design on reports (company_id, design_id);

alter table report_designs enable row level security;
alter table report_designs force row level security;
create policy own_company on report_designs
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
alter table report_design_versions enable row level security;
alter table report_design_versions force row level security;
create policy own_company on report_design_versions
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
