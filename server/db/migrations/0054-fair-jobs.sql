-- Background work is shared by company, then by person, small things first. What took its server down three times in a row
-- is set aside: the operator sees how many there are, and which.

alter table jobs add column user_id uuid, add column size bigint not null default 0;

create table set_aside_jobs (
  id uuid primary key,
  company_id uuid not null,
  kind text not null,
  subject_id uuid not null,
  at bigint not null default formdeck_now()
);
