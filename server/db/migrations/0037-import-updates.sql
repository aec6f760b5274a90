-- An import may change existing rows: of the rows that it has completed, how many those were, and how many were the same already.
alter table imports add column changed_rows integer not null default 0;
alter table imports add column unchanged_rows integer not null default 0;

-- What an import changed, and what stood there before, is in the audit log, under the tag of the import.
