-- The calendar feed of a person: its link, as a hash.
create table calendar_feeds (
  company_id uuid not null,
  user_id uuid not null,
  secret_hash bytea not null,
  created_at bigint not null,
  read_at bigint, -- when a calendar last read it, to the hour
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create unique index calendar_feeds_by_secret on calendar_feeds (company_id, secret_hash);

alter table calendar_feeds enable row level security;
alter table calendar_feeds force row level security;
create policy own_company on calendar_feeds
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
