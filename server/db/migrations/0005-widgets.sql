-- The widgets that people made for the dashboards of forms (spec 2). Those of questions stand in the form's definition.

create table widgets (
  company_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  title text not null,
  map jsonb not null,
  filter jsonb,
  aggregation text,
  group_by_question uuid,
  widget_order integer,
  hidden boolean not null default false,
  request_hash bytea,
  created_by uuid not null,
  created_at bigint not null,
  modified_at bigint not null,
  primary key (company_id, id),
  foreign key (company_id, form_id) references forms (company_id, id) on delete cascade
);
create index widgets_by_form on widgets (company_id, form_id);

alter table widgets enable row level security;
alter table widgets force row level security;
create policy own_company on widgets
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
