-- A deleted row is found by its id, to be restored by itself.
create index rows_before_by_row on rows_before (company_id, row_id);
