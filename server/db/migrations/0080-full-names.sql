-- People have a full name beside their username. `display_name` is how others are shown somebody who has one: with the username
-- where another name in the company is read the same, or where the name looks as if it said a username itself.

-- How a name is compared: without case, white space, and characters that nobody sees.
create function formdeck_name_key(name text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize(name, NFKC), '[\s\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'));
$$;

alter table users
  add column full_name text check (char_length(full_name) between 1 and 100),
  add column name_is_shared boolean not null default false;
alter table users add column display_name text generated always as (
  case when name_is_shared or full_name ~ '[()]' then full_name || ' (' || user_name || ')' else full_name end) stored;
create index users_by_full_name on users (company_id, formdeck_name_key(full_name));
create index users_by_name_key on users (company_id, formdeck_name_key(user_name));

-- Somebody of the wire (`person` of core/primitives.ts); null where a join found nobody.
create function formdeck_person(someone users) returns jsonb language sql stable parallel safe as $$
  select case when someone.id is not null then jsonb_strip_nulls(jsonb_build_object(
    'id', someone.id, 'userName', someone.user_name, 'displayName', someone.display_name)) end;
$$;
