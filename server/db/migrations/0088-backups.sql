-- Backups: what a schedule made of them, and companies that came from one. The schedules, e-mails and push messages of such a
-- company wait until somebody says that this copy is the one that sends. Both are the operator's, and no company's.
create table held_companies (
  company_id uuid primary key references companies (id) on delete cascade,
  -- When it was restored, and when its backup was made; epoch milliseconds.
  restored_at bigint not null,
  made_at bigint not null
);

create table backup_runs (
  id uuid primary key,
  -- The moment of the schedule that it was for.
  slot bigint not null unique,
  started_at bigint not null,
  ended_at bigint,
  file text,
  bytes bigint,
  problem text
);
