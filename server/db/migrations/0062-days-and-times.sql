-- The values of DATE and TIME questions in the order of the calendar and the clock, for filters; null for any other text, such as
-- an answer to a question that was a text before. The rule in words is core/questions/values.ts. They compare as text: both have
-- one form of fixed length.

create function formdeck_day(value text) returns text language sql immutable parallel safe
  return case when value ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])$'
    or value ~ '^[1-9][0-9]{3}-((0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31)$'
    or (value ~ '^[1-9][0-9]{3}-02-29$' and substr(value, 1, 4)::int % 4 = 0
      and (substr(value, 1, 4)::int % 100 <> 0 or substr(value, 1, 4)::int % 400 = 0))
    then value end collate "C";

create function formdeck_time(value text) returns text language sql immutable parallel safe
  return case when value ~ '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$' then rpad(value, 8, ':00') end collate "C";
