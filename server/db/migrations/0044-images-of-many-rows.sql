-- Which images the deletion of rows leaves without a use: of many rows in seconds and not in a quarter of a minute. A value that is
-- no id is told by its length first, and the history of many rows is read sheet by sheet and not row by row.
create or replace function formdeck_images_released() returns trigger language plpgsql as $$
begin
  update images set unused_since = formdeck_now()
  from (
    select g.company_id, formdeck_uuid(v #>> '{}') as id from gone g
    join sheets s on s.company_id = g.company_id and s.id = g.sheet_id and s.visible,
      jsonb_path_query(g.answers, '$.*[*]') v
    where length(v #>> '{}') = 36
  ) named
  where images.company_id = named.company_id and images.id = named.id and images.unused_since is null;

  if (select count(*) from (select from gone limit 201) counted) <= 200 then
    update images set unused_since = formdeck_now()
    from (
      select g.company_id, formdeck_uuid(v) as id from gone g
      join sheets s on s.company_id = g.company_id and s.id = g.sheet_id and s.visible
      join audit_log a on a.company_id = g.company_id and a.action = 'answer_changed'
        and a.tags @> array['sheetRow.' || g.id], unnest(a.previous || a.next) v
    ) named
    where images.company_id = named.company_id and images.id = named.id and images.unused_since is null;
  else
    update images set unused_since = formdeck_now()
    from (
      select a.company_id, formdeck_uuid(v) as id
      from (select distinct company_id, sheet_id from gone) g
      join sheets s on s.company_id = g.company_id and s.id = g.sheet_id and s.visible
      join audit_log a on a.company_id = g.company_id and a.action = 'answer_changed'
        and a.tags @> array['sheet.' || g.sheet_id], unnest(a.previous || a.next) v
      where length(v) = 36 and a.row_id in (select id from gone)
    ) named
    where images.company_id = named.company_id and images.id = named.id and images.unused_since is null;
  end if;
  return null;
end $$;
