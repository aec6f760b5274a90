-- The answers that must be unique, for the questions that have such a rule: what a value means, as a digest that names its form
-- and, where it is unique in its sheet alone, the sheet. Not a unique index: a rule may be passed with a reason, and rows of
-- before stay as they are.
create table unique_answers (
  company_id uuid not null,
  row_id uuid not null,
  question_id uuid not null,
  digest uuid not null,
  primary key (company_id, row_id, question_id, digest),
  foreign key (company_id, row_id) references rows (company_id, id) on delete cascade
);
create index unique_answers_by_digest on unique_answers (company_id, question_id, digest);

alter table unique_answers enable row level security;
alter table unique_answers force row level security;
create policy own_company on unique_answers
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
