-- How a company looks: its colours and its logo; and the key that the addresses are signed with which lead to both without a
-- token (server/appearance/secrets.ts).
alter table companies add column labels jsonb; -- null: the usual ones
alter table companies add column link_key bytea not null
  default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());

create table company_logos (
  company_id uuid not null primary key references companies (id),
  mime_type text not null,
  content bytea not null, -- small: it was made anew to fit a menu and an e-mail
  width integer not null,
  height integer not null,
  changed_at bigint not null
);
alter table company_logos enable row level security;
alter table company_logos force row level security;
create policy own_company on company_logos
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
