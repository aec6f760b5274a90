-- What filters compare lines and areas with: the value is WKT (core/questions/places/shape.ts), whose form and measures are the same
-- here. In PL/pgSQL where there are loops: a tenth of the time of windows over rows.

-- Longitude and latitude of each point, one after the other; of an area, its first one again at last. Null of any other value.
create function formdeck_positions(value text) returns double precision[] language sql immutable parallel safe
  return case when value ~ '^(?:LINESTRING [(]|POLYGON [(][(])-?[0-9]{1,3}(?:[.][0-9]{1,15})? -?[0-9]{1,2}(?:[.][0-9]{1,15})?(?:, -?[0-9]{1,3}(?:[.][0-9]{1,15})? -?[0-9]{1,2}(?:[.][0-9]{1,15})?)*[)]{1,2}$'
    then string_to_array(replace(translate(substr(value, strpos(value, '(')), '()', ''), ', ', ' '), ' ')::double precision[] end;

-- Latitude and longitude of each point, as formdeck_place has them.
create function formdeck_corners(value text) returns table (corner double precision[]) language plpgsql immutable parallel safe as $$
declare
  positions double precision[] := formdeck_positions(value);
begin
  for i in 1..coalesce(array_length(positions, 1), 0) / 2 loop
    corner := array[positions[2 * i], positions[2 * i - 1]];
    return next;
  end loop;
end $$;

-- Metres of a line, square metres of an area. Null where an answer is neither.
create function formdeck_measure(value text) returns double precision language plpgsql immutable parallel safe as $$
declare
  positions double precision[] := formdeck_positions(value);
  is_line boolean := value like 'LINESTRING%';
  total double precision := 0;
  turn double precision;
  one double precision;
  other double precision;
begin
  if positions is null then return null; end if;
  for i in 1..array_length(positions, 1) / 2 - 1 loop
    one := radians(positions[2 * i]);
    other := radians(positions[2 * i + 2]);
    turn := positions[2 * i + 1] - positions[2 * i - 1];
    if is_line then
      total := total + asin(least(1, sqrt(
        power(sin((other - one) / 2), 2) + cos(one) * cos(other) * power(sin(radians(turn) / 2), 2))));
    else
      one := tan(one / 2);
      other := tan(other / 2);
      total := total + atan2(tan(radians(turn - 360 * floor(turn / 360 + 0.5)) / 2) * (one + other), 1 + one * other);
    end if;
  end loop;
  return case when is_line then total * 2 * 6371008.8 else abs(total * 2) * power(6371008.8, 2) end;
end $$;
