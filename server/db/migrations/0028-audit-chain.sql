-- The audit log as a chain: each entry has a hash over itself and the hash before it, so that an entry which somebody changed,
-- took out or put in beside the server is found (server/audit/chain.ts). Transactions do not wait for each other's place in it:
-- they name their entries here, and a server chains them a moment later. It holds ids and no data, and is of the region.
create table audit_pending (
  company_id uuid not null,
  entry_id uuid not null,
  primary key (company_id, entry_id)
);

create table audit_chain (
  company_id uuid not null,
  position bigint not null, -- from 1, without gaps
  entry_id uuid not null,
  hash bytea not null, -- SHA-256
  primary key (company_id, position),
  unique (company_id, entry_id)
);
alter table audit_chain enable row level security;
alter table audit_chain force row level security;
create policy own_company on audit_chain
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
create trigger audit_chain_is_final before update or delete or truncate on audit_chain
  for each statement execute function formdeck_audit_is_final();

-- Entries that are there already are chained as they are.
alter table audit_log no force row level security;
insert into audit_pending (company_id, entry_id) select company_id, id from audit_log;
alter table audit_log force row level security;
