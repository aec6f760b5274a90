-- A file that many recipients get is stored once.
alter table mail_attachments add column file_id uuid; -- the key of its bytes
update mail_attachments set file_id = id;
alter table mail_attachments alter column file_id set not null;
create index mail_attachments_by_file on mail_attachments (company_id, file_id) where stored;

alter table report_files add column file_id uuid;
update report_files set file_id = id;
alter table report_files alter column file_id set not null;
create index report_files_by_file on report_files (company_id, file_id);
