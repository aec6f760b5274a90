-- Files that answer a question are stored beside the images, with their name. Such an answer says the id, the size and the name
-- of its file, with spaces between them.
alter table images add column name text; -- null: it is an image

-- The id of the stored file that a value names; null: it names none. What follows an id is told by one character.
create function formdeck_stored_id(value text) returns uuid language sql immutable parallel safe
  return case when length(value) = 36 or substr(value, 37, 1) = ' ' then formdeck_uuid(left(value, 36)) end;

create or replace function formdeck_images_released() returns trigger language plpgsql as $$
begin
  update images set unused_since = formdeck_now()
  from (
    select g.company_id, formdeck_stored_id(v #>> '{}') as id from gone g
    join sheets s on s.company_id = g.company_id and s.id = g.sheet_id and s.visible,
      jsonb_path_query(g.answers, '$.*[*]') v
    where length(v #>> '{}') >= 36
  ) named
  where images.company_id = named.company_id and images.id = named.id and images.unused_since is null;

  if (select count(*) from (select from gone limit 201) counted) <= 200 then
    update images set unused_since = formdeck_now()
    from (
      select g.company_id, formdeck_stored_id(v) as id from gone g
      join sheets s on s.company_id = g.company_id and s.id = g.sheet_id and s.visible
      join audit_log a on a.company_id = g.company_id and a.action = 'answer_changed'
        and a.tags @> array['sheetRow.' || g.id], unnest(a.previous || a.next) v
    ) named
    where images.company_id = named.company_id and images.id = named.id and images.unused_since is null;
  else
    update images set unused_since = formdeck_now()
    from (
      select a.company_id, formdeck_stored_id(v) as id
      from (select distinct company_id, sheet_id from gone) g
      join sheets s on s.company_id = g.company_id and s.id = g.sheet_id and s.visible
      join audit_log a on a.company_id = g.company_id and a.action = 'answer_changed'
        and a.tags @> array['sheet.' || g.sheet_id], unnest(a.previous || a.next) v
      where length(v) >= 36 and a.row_id in (select id from gone)
    ) named
    where images.company_id = named.company_id and images.id = named.id and images.unused_since is null;
  end if;
  return null;
end $$;
