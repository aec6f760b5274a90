-- Places (addresses, browsers) from which an account has signed in: hashes of its name and the place. Asked before it is
-- known who signs in, so it belongs to the region, like sign_in_tries.
create table sign_in_places (
  place text primary key,
  used_at bigint not null
);
create index sign_in_places_by_use on sign_in_places (used_at);
