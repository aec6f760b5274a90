-- Who gets a reminder by e-mail no more, and the key that signs the links by which people say so.
alter table reminders add column unsubscribe_key bytea;
update reminders set unsubscribe_key = decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
alter table reminders alter column unsubscribe_key set not null;

create table reminder_unsubscribes (
  company_id uuid not null,
  reminder_id uuid not null,
  user_id uuid not null,
  unsubscribed_at bigint not null,
  primary key (company_id, reminder_id, user_id),
  foreign key (company_id, reminder_id) references reminders (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id)
);
create index reminder_unsubscribes_by_user on reminder_unsubscribes (company_id, user_id);

alter table reminder_unsubscribes enable row level security;
alter table reminder_unsubscribes force row level security;
create policy own_company on reminder_unsubscribes
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
