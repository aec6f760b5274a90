-- The mail log is searched by whom e-mails went to, and counted by their state. Those that were sent are nearly all of them.
create index mails_by_recipient on mails (company_id, recipient);
drop index mails_by_user;
create index mails_by_user on mails (company_id, user_id, state);
create index mails_by_state on mails (company_id, state, created_at desc, id) where state <> 'sent';
