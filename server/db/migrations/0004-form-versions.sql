-- Versions of published forms. The next version of a form is a row of its own in forms while it is worked on, and
-- leaves when it is published: its definition takes the place of the one in force, which is kept here.

alter table forms
  add column version_of uuid, -- the published form whose next version this is
  -- What rows may still hold of earlier versions: see core/forms/versions.ts.
  add column former jsonb not null default '{"formerQuestions": [], "formerOptions": {}, "formerAlerts": []}',
  add foreign key (company_id, version_of) references forms (company_id, id);
-- A form has one next version at a time; those that were given up are archived.
create unique index forms_next_version on forms (company_id, version_of) where version_of is not null and current;

-- Definitions that were in force, by the last version of the form that had them. Rows that were filled in without a
-- network are checked by the definition that they were filled in with.
create table form_versions (
  company_id uuid not null,
  form_id uuid not null,
  last_version integer not null,
  definition jsonb not null,
  replaced_at bigint not null,
  primary key (company_id, form_id, last_version),
  foreign key (company_id, form_id) references forms (company_id, id) on delete cascade
);

alter table form_versions enable row level security;
alter table form_versions force row level security;
create policy own_company on form_versions
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
