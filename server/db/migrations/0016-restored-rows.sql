-- A row that came back, because its deletion was undone or a device sent it again, is one that was added anew: each
-- stretch of time in which it was there ends with an entry of its own among the deleted rows, and begins with `added_in`.

alter table deleted_rows drop column restored_in;
