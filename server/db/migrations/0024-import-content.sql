-- What an import's file is, so that the same file is known again, and imports in the order that they were started.

-- SHA-256 of the bytes as they were uploaded; null for what came before this.
alter table uploads add column content_hash bytea;
alter table imports add column content_hash bytea;

create index imports_by_content on imports (company_id, form_id, content_hash) where content_hash is not null;
create index imports_by_date on imports (company_id, created_at desc, id);
