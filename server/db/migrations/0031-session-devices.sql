-- People see their own sessions and end them one by one: each has an id, which is no secret as its token is, and says with
-- which program it was begun.

alter table sessions add column id uuid not null default gen_random_uuid();
alter table sessions add column user_agent text;
create unique index sessions_by_id on sessions (company_id, id);
