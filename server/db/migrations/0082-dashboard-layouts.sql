-- Where the parts of a form's dashboard are, on a grid of 12 columns: for everybody, and for somebody who keeps a layout of
-- their own.

create table dashboard_layouts (
  company_id uuid not null,
  form_id uuid not null,
  user_id uuid, -- null: for everybody without one of their own
  boxes jsonb not null, -- x, y, w and h by the id of a question or widget, or of the form for its Sheet Context
  modified_at bigint not null,
  unique nulls not distinct (company_id, form_id, user_id),
  foreign key (company_id, form_id) references forms (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
create index dashboard_layouts_by_user on dashboard_layouts (company_id, user_id);

alter table dashboard_layouts enable row level security;
alter table dashboard_layouts force row level security;
create policy own_company on dashboard_layouts
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
