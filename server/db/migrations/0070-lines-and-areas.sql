-- What filters compare lines and areas with: the value is WKT (core/questions/places/shape.ts), whose form and measures are the same
-- here.

-- Latitude and longitude of each point; of an area, its first one again at last. Nothing of any other value.
create function formdeck_corners(value text) returns table (number bigint, corner double precision[])
  language sql immutable parallel safe
begin atomic
  select listed.number,
    array[split_part(listed.point, ' ', 2)::double precision, split_part(listed.point, ' ', 1)::double precision]
  from unnest(case when value ~ '^(LINESTRING [(]|POLYGON [(][(])-?[0-9]{1,3}([.][0-9]{1,15})? -?[0-9]{1,2}([.][0-9]{1,15})?(, -?[0-9]{1,3}([.][0-9]{1,15})? -?[0-9]{1,2}([.][0-9]{1,15})?)*[)]{1,2}$'
    then string_to_array(translate(substr(value, strpos(value, '(')), '()', ''), ', ') end)
    with ordinality as listed(point, number);
end;

-- Metres of a line, square metres of an area. Null where an answer is neither.
create function formdeck_measure(value text) returns double precision language sql immutable parallel safe
begin atomic
  select case when value like 'LINESTRING%' then sum(formdeck_distance(side.before, side.corner))
    else abs(sum(2 * atan2(
      tan(radians(side.turn - 360 * floor(side.turn / 360 + 0.5)) / 2)
        * (tan(radians(side.corner[1]) / 2) + tan(radians(side.before[1]) / 2)),
      1 + tan(radians(side.corner[1]) / 2) * tan(radians(side.before[1]) / 2)))) * power(6371008.8, 2) end
  from (
    select corners.corner, lag(corners.corner) over ways as before,
      corners.corner[2] - lag(corners.corner[2]) over ways as turn
    from formdeck_corners(value) corners
    window ways as (order by corners.number)) side
  where side.before is not null;
end;
