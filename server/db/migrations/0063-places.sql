-- What filters compare places with: the value is a geo address (core/questions/places/geo-point.ts), whose form, sphere and
-- rectangles are the same here. Null where an answer is no place.

create function formdeck_place(value text) returns double precision[] language sql immutable parallel safe
  return case when value ~ '^geo:-?[0-9]{1,2}([.][0-9]{1,15})?,-?[0-9]{1,3}([.][0-9]{1,15})?(,-?[0-9]{1,8}([.][0-9]{1,15})?)?(;u=[0-9]{1,8}([.][0-9]{1,15})?)?$'
    then array[
      split_part(substr(value, 5), ',', 1)::double precision,
      split_part(split_part(substr(value, 5), ';', 1), ',', 2)::double precision]
  end;

create function formdeck_distance(one double precision[], other double precision[]) returns double precision
  language sql immutable parallel safe
  return 2 * 6371008.8 * asin(least(1, sqrt(
    power(sin(radians(other[1] - one[1]) / 2), 2)
      + cos(radians(one[1])) * cos(radians(other[1])) * power(sin(radians(other[2] - one[2]) / 2), 2))));

create function formdeck_inside(place double precision[], low double precision[], high double precision[]) returns boolean
  language sql immutable parallel safe
  return place[1] between low[1] and high[1] and case
    when low[2] <= high[2] then place[2] between low[2] and high[2]
    else place[2] >= low[2] or place[2] <= high[2]
  end;
