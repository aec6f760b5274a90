-- Web Push: notifications on devices while the product is closed.

-- The key by which push services know this region. It belongs to the region and holds no data.
create table push_keys (
  single boolean primary key default true check (single),
  public_key text not null,
  private_key text not null
);

-- A browser that shows notifications, as long as its session lasts.
create table push_devices (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  session_id uuid not null,
  endpoint text not null, -- the address at the push service, which is a secret
  p256dh text not null, -- what is sent is encrypted for these
  auth text not null,
  created_at bigint not null,
  primary key (company_id, id),
  unique (company_id, session_id),
  foreign key (company_id, session_id) references sessions (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
create index push_devices_by_user on push_devices (company_id, user_id);

-- What is still to be sent; those of one job have its subject as batch.
create table push_messages (
  company_id uuid not null,
  batch_id uuid not null,
  device_id uuid not null,
  content jsonb not null,
  created_at bigint not null,
  primary key (company_id, batch_id, device_id),
  foreign key (company_id, device_id) references push_devices (company_id, id) on delete cascade
);
create index push_messages_by_device on push_messages (company_id, device_id);

do $$
declare name text;
begin
  foreach name in array array['push_devices', 'push_messages'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own_company on %I using (company_id = (select nullif(current_setting(''app.company'', true), '''')::uuid))', name);
  end loop;
end $$;
