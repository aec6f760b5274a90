-- Reports: a design applied to forms. The designs that come with the product are in the code.

create table reports (
  company_id uuid not null,
  id uuid not null,
  design_id uuid not null,
  name text not null,
  description text not null,
  published boolean not null default false,
  created_by uuid not null,
  request_hash bytea,
  created_at bigint not null,
  modified_at bigint not null,
  primary key (company_id, id),
  foreign key (company_id, created_by) references users (company_id, id)
);

create table report_forms (
  company_id uuid not null,
  report_id uuid not null,
  form_id uuid not null,
  place integer not null,
  primary key (company_id, report_id, form_id),
  foreign key (company_id, report_id) references reports (company_id, id) on delete cascade,
  foreign key (company_id, form_id) references forms (company_id, id) on delete cascade
);
create index report_forms_by_form on report_forms (company_id, form_id);

alter table reports enable row level security;
alter table reports force row level security;
create policy own_company on reports
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
alter table report_forms enable row level security;
alter table report_forms force row level security;
create policy own_company on report_forms
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
