-- least() skips nulls: without a place, a distance was half of the way around the Earth, which large circles have found.

create or replace function formdeck_distance(one double precision[], other double precision[]) returns double precision
  language sql immutable parallel safe
  return case when one is not null and other is not null then 2 * 6371008.8 * asin(least(1, sqrt(
    power(sin(radians(other[1] - one[1]) / 2), 2)
      + cos(radians(one[1])) * cos(radians(other[1])) * power(sin(radians(other[2] - one[2]) / 2), 2)))) end;
