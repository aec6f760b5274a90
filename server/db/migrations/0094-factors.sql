-- Second factors of people (server/factors/store.ts): an authenticator app each, whose secret the server needs to reckon its codes, and
-- recovery codes, of which there is only a hash.
create table factor_apps (
  company_id uuid not null,
  user_id uuid not null,
  secret text not null, -- base32
  created_at bigint not null,
  is_confirmed boolean not null default false, -- by a first code
  last_step bigint not null default 0, -- of the last code that was taken: none is taken twice
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
create table recovery_codes (
  company_id uuid not null,
  user_id uuid not null,
  code_hash text not null, -- SHA-256
  used_at bigint,
  primary key (company_id, user_id, code_hash),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);

do $$
declare
  name text;
begin
  foreach name in array array['factor_apps', 'recovery_codes'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own_company on %I
      using (company_id = (select nullif(current_setting(''app.company'', true), '''')::uuid))', name);
  end loop;
end
$$;
