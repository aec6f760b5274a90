-- The recipes by which a company converts the files of its devices. Those that come with the product are in the code.

create table transforms (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null, -- who made it
  name text not null,
  description text not null,
  recipe jsonb not null, -- input, steps
  request_hash bytea,
  created_at bigint not null,
  modified_at bigint not null,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create unique index transforms_by_name on transforms (company_id, lower(name));

alter table transforms enable row level security;
alter table transforms force row level security;
create policy own_company on transforms
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
