-- Pages of the audit log by cursor, the newest first, of a million entries as quickly as of a thousand: each filter has an index
-- in which the entries of one kind stand in the order of the page, so that a page reads its own entries and no others.
drop index audit_by_time;
drop index audit_by_action;
create index audit_by_time on audit_log (company_id, at desc, id desc);
create index audit_by_action on audit_log (company_id, action, at desc, id desc);
create index audit_by_user on audit_log (company_id, user_id, action, at desc, id desc);
create index audit_by_form on audit_log (company_id, form_id, action, at desc, id desc) where form_id is not null;
create index audit_by_question on audit_log (company_id, question_id, action, at desc, id desc)
  where question_id is not null;
