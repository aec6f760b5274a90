-- Access tokens: credentials for programs, which people make and revoke. They stand apart from the sessions, since they
-- end neither with a sign-out nor with a change of password.

create table access_tokens (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null, -- the owner: a token may never do more than they may
  name text not null,
  scopes text[] not null,
  token_hash bytea not null, -- SHA-256 of the token, which is not kept
  created_at bigint not null,
  expires_at bigint not null,
  last_used_at bigint, -- written once a minute at most
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
create unique index access_tokens_by_hash on access_tokens (company_id, token_hash);
create unique index access_tokens_by_name on access_tokens (company_id, user_id, lower(name));

alter table access_tokens enable row level security;
alter table access_tokens force row level security;
create policy own_company on access_tokens
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
