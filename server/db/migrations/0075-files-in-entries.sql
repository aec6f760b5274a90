-- Entries name stored files too. A value of such an answer is an entry: a text of JSON with answers by the ids of their questions.

-- The ids of the stored files that a value names: of an entry those of all its answers, of any other value its own. A key is
-- followed by a colon.
create function formdeck_stored_ids(value text) returns setof uuid language sql immutable parallel safe as $$
  select formdeck_stored_id(value) where left(value, 1) <> '{' and formdeck_stored_id(value) is not null
  union all
  select found[1]::uuid from regexp_matches(case when left(value, 1) = '{' then value end,
    '"([0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})(?: |"(?!:))', 'g') found
$$;

create or replace function formdeck_images_released() returns trigger language plpgsql as $$
begin
  update images set unused_since = formdeck_now()
  from (
    select g.company_id, stored.id from gone g
    join sheets s on s.company_id = g.company_id and s.id = g.sheet_id and s.visible,
      jsonb_path_query(g.answers, '$.*[*]') v, formdeck_stored_ids(v #>> '{}') stored(id)
    where length(v #>> '{}') >= 36
  ) named
  where images.company_id = named.company_id and images.id = named.id and images.unused_since is null;

  if (select count(*) from (select from gone limit 201) counted) <= 200 then
    update images set unused_since = formdeck_now()
    from (
      select g.company_id, stored.id from gone g
      join sheets s on s.company_id = g.company_id and s.id = g.sheet_id and s.visible
      join audit_log a on a.company_id = g.company_id and a.action = 'answer_changed'
        and a.tags @> array['sheetRow.' || g.id], unnest(a.previous || a.next) v, formdeck_stored_ids(v) stored(id)
    ) named
    where images.company_id = named.company_id and images.id = named.id and images.unused_since is null;
  else
    update images set unused_since = formdeck_now()
    from (
      select a.company_id, stored.id
      from (select distinct company_id, sheet_id from gone) g
      join sheets s on s.company_id = g.company_id and s.id = g.sheet_id and s.visible
      join audit_log a on a.company_id = g.company_id and a.action = 'answer_changed'
        and a.tags @> array['sheet.' || g.sheet_id], unnest(a.previous || a.next) v, formdeck_stored_ids(v) stored(id)
      where length(v) >= 36 and a.row_id in (select id from gone)
    ) named
    where images.company_id = named.company_id and images.id = named.id and images.unused_since is null;
  end if;
  return null;
end $$;
