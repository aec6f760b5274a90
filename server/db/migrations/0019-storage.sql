-- What files take up, by company, and images that nothing refers to any more.

-- Since when an image may be unused: since it was sent, until a row or a sheet refers to it; and again since its row was
-- deleted for good. Null: it is in use. Those from before this migration are looked at once.
alter table images add column unused_since bigint default 0;
alter table images alter column unused_since set default formdeck_now();
create index images_unused on images (company_id, unused_since) where unused_since is not null;

create function formdeck_uuid(value text) returns uuid language sql immutable parallel safe
  return case when value ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then value::uuid end;

-- Whether something else refers to them, or the rows can come back, is found out before they are deleted.
create function formdeck_images_released() returns trigger language plpgsql as $$
begin
  update images set unused_since = formdeck_now()
  from (
    select g.company_id, formdeck_uuid(v #>> '{}') as id from gone g
    join sheets s on s.company_id = g.company_id and s.id = g.sheet_id and s.visible,
      jsonb_path_query(g.answers, '$.*[*]') v
    union
    select g.company_id, formdeck_uuid(v) from gone g
    join sheets s on s.company_id = g.company_id and s.id = g.sheet_id and s.visible
    join audit_log a on a.company_id = g.company_id and a.action = 'answer_changed'
      and a.tags @> array['sheetRow.' || g.id], unnest(a.previous || a.next) v
  ) named
  where images.company_id = named.company_id and images.id = named.id and images.unused_since is null;
  return null;
end $$;
create trigger images_released after delete on rows referencing old table as gone
  for each statement execute function formdeck_images_released();

alter table scheduled_exports add column size bigint; -- of the file behind its link, in bytes

-- Bytes of images, uploads and files of exports. Triggers keep it; server/files/cleanup.ts counts anew each day.
create table company_storage (
  company_id uuid not null primary key,
  bytes bigint not null
);
alter table company_storage enable row level security;
alter table company_storage force row level security;
create policy own_company on company_storage
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

create function formdeck_stored() returns trigger language plpgsql as $$
declare
  company uuid := case when tg_op = 'DELETE' then old.company_id else new.company_id end;
  change bigint := (case when tg_op = 'DELETE' then 0 else coalesce(new.size, 0) end)
    - (case when tg_op = 'INSERT' then 0 else coalesce(old.size, 0) end);
begin
  if change <> 0 then
    insert into company_storage (company_id, bytes) values (company, change)
    on conflict (company_id) do update set bytes = company_storage.bytes + excluded.bytes;
  end if;
  return null;
end $$;

do $$
declare name text;
begin
  foreach name in array array['images', 'uploads', 'export_jobs', 'scheduled_exports'] loop
    execute format('create trigger stored after insert or delete or update of size on %I
      for each row execute function formdeck_stored()', name);
  end loop;
end $$;
