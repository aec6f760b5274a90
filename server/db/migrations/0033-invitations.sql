-- Invitations of people who have no password yet: one a person, the newest. Of the link only a hash is stored, and with the
-- first password the invitation is gone (server/session/invitations-store.ts).
create table invitations (
  company_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null, -- SHA-256
  invited_by text not null, -- the username, as the e-mail says it
  invited_at bigint not null,
  expires_at bigint not null,
  mail text not null, -- sending, sent, failed
  problem text, -- what the mail server said
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
create unique index invitations_by_token on invitations (company_id, token_hash);
alter table invitations enable row level security;
alter table invitations force row level security;
create policy own_company on invitations
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
