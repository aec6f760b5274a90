-- Single sign-on (OpenID Connect): a company's providers, who is who at them, and sign-ins on their way.
create table sign_on_providers (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  issuer text not null,
  client_id text not null,
  secret bytea, -- sealed, see server/sign-on/seal.ts; null: a public client
  domains text[] not null,
  is_on boolean not null,
  trusts_email boolean not null,
  new_accounts text not null,
  scopes text not null,
  groups_claim text not null,
  mappings jsonb not null, -- value with role, or with group_id
  follows_mappings boolean not null,
  request_hash bytea,
  created_at bigint not null default formdeck_now(),
  primary key (company_id, id)
);
alter table sign_on_providers enable row level security;
alter table sign_on_providers force row level security;
create policy own_company on sign_on_providers
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

-- Where a domain leads, of providers that are on: asked before it is known of which company somebody is, so it belongs to the
-- region, like sign_in_names. A domain proves nothing: several companies may name it.
create table sign_on_domains (
  domain text not null,
  company_id uuid not null,
  provider_id uuid not null,
  primary key (domain, company_id, provider_id),
  foreign key (company_id, provider_id) references sign_on_providers (company_id, id) on delete cascade
);
create index sign_on_domains_by_provider on sign_on_domains (company_id, provider_id);

-- Whoever has signed in by an issuer is known by its `sub` from then on, whatever their e-mail address becomes.
create table sign_on_identities (
  company_id uuid not null,
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  linked_at bigint not null,
  primary key (company_id, issuer, subject),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
create index sign_on_identities_by_user on sign_on_identities (company_id, user_id);
alter table sign_on_identities enable row level security;
alter table sign_on_identities force row level security;
create policy own_company on sign_on_identities
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

-- A sign-in, or an admin's trial, between our page and the provider's answer.
create table sign_on_attempts (
  company_id uuid not null,
  id uuid not null,
  provider_id uuid not null,
  user_id uuid, -- whose trial it is; null: a sign-in
  link_hash bytea, -- of the trial's link, until it is followed
  state_hash bytea,
  browser_hash bytea, -- of the cookie of the browser that it began in
  nonce text,
  verifier text,
  next text not null,
  result jsonb, -- of a trial
  expires_at bigint not null,
  primary key (company_id, id),
  foreign key (company_id, provider_id) references sign_on_providers (company_id, id) on delete cascade
);
create unique index sign_on_attempts_by_state on sign_on_attempts (company_id, state_hash);
create unique index sign_on_attempts_by_link on sign_on_attempts (company_id, link_hash);
create index sign_on_attempts_by_end on sign_on_attempts (company_id, expires_at);
alter table sign_on_attempts enable row level security;
alter table sign_on_attempts force row level security;
create policy own_company on sign_on_attempts
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

-- Terminals that a browser signs in. Of which company they will be is not known before somebody allows it, so it belongs to
-- the region. `secret_hash` is that of the device code, or of the code that a browser brings to its own machine.
create table terminal_sign_ins (
  secret_hash bytea primary key,
  user_code text unique, -- null: of a browser's own machine
  challenge text, -- of PKCE, there
  device text not null,
  address text not null,
  created_at bigint not null,
  expires_at bigint not null,
  company_id uuid, -- null until somebody allows it
  user_id uuid
);
create index terminal_sign_ins_by_end on terminal_sign_ins (expires_at);

-- People sign in by single sign-on alone.
alter table companies add column only_sign_on boolean not null default false;
