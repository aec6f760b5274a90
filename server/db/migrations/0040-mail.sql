-- E-mails. One is written in the transaction of what causes it and sent by server/mail/worker.ts, so that none is lost with a
-- server, and stays as the mail log.
create table mails (
  company_id uuid not null,
  id uuid not null, -- also in the Message-ID, which stays the same however often it is sent
  kind text not null,
  user_id uuid, -- whom it is for, if that is a user
  recipient text not null,
  subject text not null,
  text text not null, -- paragraphs; in place of links and passwords stand marks
  html text, -- the same with tables, if it has any
  button text, -- the label of its link
  secrets jsonb, -- what the marks stand for; null once it is sent or given up
  good_until bigint, -- when its link or password expires
  subject_id uuid, -- what it is about, for the feature that sent it
  state text not null, -- waiting, sending, sent, failed, canceled
  problem text, -- what the mail server said last
  attempts integer not null default 0, -- failed ones since it was written, or since somebody had it sent again
  history jsonb not null default '[]', -- [{at, problem}], the newest last
  created_at bigint not null,
  begun_at bigint not null, -- when it was written, or somebody had it sent again
  settled_at bigint,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index mails_by_time on mails (company_id, created_at desc, id);
create index mails_by_user on mails (company_id, user_id, kind) where state = 'waiting';

-- Its files. Their bytes are stored with those of exports, until it is sent or given up.
create table mail_attachments (
  company_id uuid not null,
  id uuid not null,
  mail_id uuid not null,
  position integer not null,
  file_name text not null,
  media_type text not null,
  size bigint not null,
  stored boolean not null default true,
  primary key (company_id, id),
  foreign key (company_id, mail_id) references mails (company_id, id) on delete cascade
);
create index mail_attachments_by_mail on mail_attachments (company_id, mail_id);

do $$
declare name text;
begin
  foreach name in array array['mails', 'mail_attachments'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own_company on %I using (company_id = (select nullif(current_setting(''app.company'', true), '''')::uuid))', name);
  end loop;
end $$;

-- When something is to be done about a mail: it is sent, its secrets are erased, or it is deleted. Like jobs, this belongs to the
-- region, and holds ids and times alone.
create table mail_queue (
  company_id uuid not null,
  mail_id uuid not null,
  due_at bigint not null,
  is_bulk boolean not null, -- many go out at once: they wait for those that somebody waits for
  primary key (company_id, mail_id)
);
create index mail_queue_by_time on mail_queue (due_at);

-- Its e-mail says how it goes. The older columns are those of invitations from before this table.
alter table invitations add column mail_id uuid;
-- Lost with a server that was stopped.
update invitations set mail = 'failed' where mail = 'sending';
