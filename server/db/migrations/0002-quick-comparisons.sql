-- What filters compare answers with, eight times quicker: a function that is not strict is written into the query
-- that calls it, and a pattern with large counts is slow to match. Both answer what they answered before.

create or replace function formdeck_number(value text) returns double precision language sql immutable parallel safe
  return case
    when value ~ '^-?([0-9]+([.][0-9]*)?|[.][0-9]+)([eE][+-]?[0-9]{1,2})?$'
      and (length(value) <= 100
        or value ~ '^-?([0-9]{1,100}([.][0-9]{0,100})?|[.][0-9]{1,100})([eE][+-]?[0-9]{1,2})?$')
      then value::double precision
  end;

create or replace function formdeck_moment(value text) returns bigint language sql immutable parallel safe
  return case when value ~ '^-?[0-9]{1,16}(,-?[0-9]{1,9})?$' then split_part(value, ',', 1)::bigint end;
