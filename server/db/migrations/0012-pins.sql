-- The widgets that people pinned to their home page (spec 1, section 2): each with the sheets and the filter that it was
-- pinned with. Its place and how much of it is shown are the owner's as well.

create table pins (
  company_id uuid not null,
  user_id uuid not null,
  widget_id uuid not null, -- a question's, a made widget's, or that of the form itself for its Sheet Context
  form_id uuid not null,
  made_widget_id uuid, -- the same again where it is a widget that people made
  sheet_ids uuid[], -- null: the sheets of the form that were changed last
  filter jsonb not null,
  step integer not null, -- points of a chart; 0 for all
  place integer not null,
  primary key (company_id, user_id, widget_id),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade,
  foreign key (company_id, form_id) references forms (company_id, id) on delete cascade,
  foreign key (company_id, made_widget_id) references widgets (company_id, id) on delete cascade
);

alter table pins enable row level security;
alter table pins force row level security;
create policy own_company on pins
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
