-- When servers were started, in numbers of transactions. Two things are told by it (server/db/restored.ts):
-- whether the database was brought here by a dump, since then a row was not inserted by the transaction that it names;
-- and whether a moment that a client names belongs to this database, or to one that an older backup has replaced.
-- A later migration must not rewrite this table: that would look like a dump.

create table server_starts (
  id uuid primary key,
  started_in bigint not null default pg_current_xact_id()::text::bigint
);

-- For moments that were told before there was this table.
insert into server_starts (id) values ('00000000-0000-0000-0000-000000000000');
