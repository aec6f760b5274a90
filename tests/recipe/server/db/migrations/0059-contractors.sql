-- Contractors: people of other firms who work on a company's sites.
create table contractors (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  firm text not null,
  email text not null,
  phone text not null,
  trade text not null,
  on_site boolean not null,
  ends_at bigint,
  notes text not null,
  request_hash bytea,
  primary key (company_id, id)
);
create index contractors_by_name on contractors (company_id, lower(name), id);

alter table contractors enable row level security;
alter table contractors force row level security;
create policy own_company on contractors
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
