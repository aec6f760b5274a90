-- What people are told of. Whether somebody may see what a notification is about is asked when it is read: rights
-- change, sheets and rows go. So the things that it names stand beside what it says of them.

create table notifications (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null, -- who is told
  from_id uuid, -- who caused it; null: the server by itself
  type text not null,
  metadata jsonb not null,
  form_id uuid,
  sheet_id uuid,
  row_id uuid, -- where it is about this row alone
  read boolean not null default false,
  created_at bigint not null default formdeck_now(),
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id),
  foreign key (company_id, from_id) references users (company_id, id)
);
create index notifications_by_user on notifications (company_id, user_id, created_at desc);
create index notifications_unread on notifications (company_id, user_id, created_at desc) where not read;
create index notifications_by_row on notifications (company_id, row_id) where row_id is not null;

alter table notifications enable row level security;
alter table notifications force row level security;
create policy own_company on notifications
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
