-- Which images the deletion of rows leaves without a use, in steps that each have one way to go: first what the rows name, then
-- the images of that. As one statement PostgreSQL could pair every change in the history with every image before it looked at
-- what either names, and did in a database that it had no statistics of: a deletion of two rows took more than half a minute.
create or replace function formdeck_images_released() returns trigger language plpgsql as $$
declare
  wanted text[];
begin
  with named as materialized (
    select distinct g.company_id, stored.id from gone g
    join sheets s on s.company_id = g.company_id and s.id = g.sheet_id and s.visible,
      jsonb_path_query(g.answers, '$.*[*]') v, formdeck_stored_ids(v #>> '{}') stored(id)
    where length(v #>> '{}') >= 36
  )
  update images set unused_since = formdeck_now() from named
  where images.company_id = named.company_id and images.id = named.id and images.unused_since is null;

  if (select count(*) from (select from gone limit 201) counted) <= 200 then
    select array_agg('sheetRow.' || g.id) into wanted from gone g
    join sheets s on s.company_id = g.company_id and s.id = g.sheet_id and s.visible;

    with named as materialized (
      select distinct a.company_id, stored.id
      from audit_log a, unnest(a.previous || a.next) v, formdeck_stored_ids(v) stored(id)
      where a.tags && wanted and a.action = 'answer_changed' and length(v) >= 36
        and a.company_id in (select company_id from gone)
    )
    update images set unused_since = formdeck_now() from named
    where images.company_id = named.company_id and images.id = named.id and images.unused_since is null;
  else
    with named as materialized (
      select distinct a.company_id, stored.id
      from (select distinct company_id, sheet_id from gone) g
      join sheets s on s.company_id = g.company_id and s.id = g.sheet_id and s.visible
      join audit_log a on a.company_id = g.company_id and a.action = 'answer_changed'
        and a.tags @> array['sheet.' || g.sheet_id], unnest(a.previous || a.next) v, formdeck_stored_ids(v) stored(id)
      where length(v) >= 36 and a.row_id in (select id from gone)
    )
    update images set unused_since = formdeck_now() from named
    where images.company_id = named.company_id and images.id = named.id and images.unused_since is null;
  end if;
  return null;
end $$;
