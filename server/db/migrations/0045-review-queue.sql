-- What waits for reviewers is counted for Home whenever somebody looks at it.
create index rows_to_review on rows (company_id, sheet_id, created_at)
  where review_state = 'PENDING' and returned_at is null;
