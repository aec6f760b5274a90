-- The answers that must be unique, for the questions that have such a rule: what a value means, as a digest that names its form
-- and, where it is unique in its sheet alone, the sheet. Not a unique index: a rule may be passed with a reason, and rows of
-- before stay as they are.
create table unique_answers (
  company_id uuid not null,
  row_id uuid not null,
  question_id uuid not null,
  digest uuid not null,
  primary key (company_id, row_id, question_id, digest)
);
create index unique_answers_by_digest on unique_answers (company_id, question_id, digest);

alter table unique_answers enable row level security;
alter table unique_answers force row level security;
create policy own_company on unique_answers
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

-- In place of a foreign key, which would take more time for each row that is added than all else that is noted of it. Planned
-- anew each time: what suits the deletion of a sheet does not suit that of a row.
create function formdeck_unique_answers_released() returns trigger language plpgsql as $$
begin
  execute 'delete from unique_answers u using gone where u.company_id = gone.company_id and u.row_id = gone.id';
  return null;
end $$;
create trigger unique_answers_released after delete on rows referencing old table as gone
  for each statement execute function formdeck_unique_answers_released();
