-- Rows that a reviewer returned to their authors for correction: pending, with who asked for what and when. A review, a
-- correction and taking it back end it.

alter table rows
  add column returned_by uuid,
  add column returned_at bigint,
  add column return_comment text,
  add constraint returned_rows_are_pending check (returned_at is null or review_state = 'PENDING') not valid;

-- What was returned to somebody, which is asked at every visit of theirs.
create index rows_returned on rows (company_id, user_id, returned_at desc) where returned_at is not null;
