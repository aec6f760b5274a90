-- A widget may count the entries of a question instead of rows.
alter table widgets add column entries_question uuid;
