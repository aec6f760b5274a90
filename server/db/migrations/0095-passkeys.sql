-- Passkeys of people (server/factors/passkey-store.ts), each with the public key that checks its signatures.
create table passkeys (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  credential_id text not null, -- base64url
  public_key bytea not null, -- COSE
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at bigint not null,
  last_used_at bigint,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
create unique index passkeys_by_credential on passkeys (company_id, credential_id);
create index passkeys_by_user on passkeys (company_id, user_id);
alter table passkeys enable row level security;
alter table passkeys force row level security;
create policy own_company on passkeys
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

-- What a passkey has yet to sign, once: before anybody is known, so it is the region's.
create table passkey_challenges (
  challenge text primary key, -- base64url
  purpose text not null, -- alone, second, or new, with the user's id behind the last two
  expires_at bigint not null
);
