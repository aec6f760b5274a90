-- What an export of changes must know of rows that nobody wrote: which names that stand in them were given or taken away,
-- and of an export of approved rows which were approved at an earlier moment. By transactions, as in 0008 and 0010.

create table names_written (
  company_id uuid not null,
  kind text not null, -- USER, ALERT, CATALOG_ITEM
  form_id uuid, -- of an alert, which a form and its next version share
  id uuid not null,
  written_in bigint not null default pg_current_xact_id()::text::bigint
);
create unique index names_written_by_id on names_written (company_id, kind, form_id, id) nulls not distinct;

alter table names_written enable row level security;
alter table names_written force row level security;
create policy own_company on names_written
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

create function formdeck_name_written(company uuid, name_kind text, form uuid, ids uuid[]) returns void
language sql as $$
  insert into names_written (company_id, kind, form_id, id) select company, name_kind, form, unnest(ids)
  on conflict (company_id, kind, form_id, id) do update set written_in = excluded.written_in;
$$;

create function formdeck_user_named() returns trigger language plpgsql as $$
begin
  perform formdeck_name_written(new.company_id, 'USER', null, array[new.id]);
  return null;
end $$;
create trigger user_named after update of user_name on users for each row
  when (old.user_name is distinct from new.user_name) execute function formdeck_user_named();

create function formdeck_alerts_named() returns trigger language plpgsql as $$
begin
  perform formdeck_name_written(new.company_id, 'ALERT', new.id, array(
    select distinct id
    from (select (a ->> 'id')::uuid as id, a ->> 'name' as name
      from jsonb_array_elements((old.definition -> 'alerts') || (old.former -> 'formerAlerts')) a) before
    full join (select (a ->> 'id')::uuid as id, a ->> 'name' as name
      from jsonb_array_elements((new.definition -> 'alerts') || (new.former -> 'formerAlerts')) a) after using (id)
    where before.name is distinct from after.name));
  return null;
end $$;
create trigger alerts_named after update of definition, former on forms for each row
  when (old.definition -> 'alerts' is distinct from new.definition -> 'alerts'
    or old.former -> 'formerAlerts' is distinct from new.former -> 'formerAlerts')
  execute function formdeck_alerts_named();

-- An item without a name is shown by its id, so that a name which is taken away is one that was written.
create function formdeck_item_named() returns trigger language plpgsql as $$
begin
  perform formdeck_name_written(new.company_id, 'CATALOG_ITEM', null, array[new.id]);
  return null;
end $$;
create trigger item_named after update of name on catalog_items for each row
  when (old.name is distinct from new.name) execute function formdeck_item_named();

create function formdeck_items_gone() returns trigger language plpgsql as $$
begin
  insert into names_written (company_id, kind, id) select company_id, 'CATALOG_ITEM', id from gone
  on conflict (company_id, kind, form_id, id) do update set written_in = excluded.written_in;
  return null;
end $$;
create trigger items_gone after delete on catalog_items referencing old table as gone
  for each statement execute function formdeck_items_gone();

-- Nothing can have shown a new item; one that is there again may stand in rows.
create function formdeck_items_back() returns trigger language plpgsql as $$
begin
  update names_written n set written_in = pg_current_xact_id()::text::bigint from added
  where n.company_id = added.company_id and n.kind = 'CATALOG_ITEM' and n.id = added.id;
  return null;
end $$;
create trigger items_back after insert on catalog_items referencing new table as added
  for each statement execute function formdeck_items_back();

-- Since when a row is approved; of others it says nothing. Approvals that are over leave behind from when to when.
alter table rows add column approved_in bigint not null default 0;
alter table rows alter column approved_in set default pg_current_xact_id()::text::bigint;

create table ended_approvals (
  company_id uuid not null,
  sheet_id uuid not null,
  row_id uuid not null,
  approved_in bigint not null,
  ended_in bigint not null default pg_current_xact_id()::text::bigint
);
create index ended_approvals_by_row on ended_approvals (company_id, row_id);
create index ended_approvals_by_sheet on ended_approvals (company_id, sheet_id, ended_in);

alter table ended_approvals enable row level security;
alter table ended_approvals force row level security;
create policy own_company on ended_approvals
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

create or replace function formdeck_row_written() returns trigger language plpgsql as $$
begin
  new.written_in := pg_current_xact_id()::text::bigint;
  if old.review_state is distinct from new.review_state then
    if new.review_state = 'APPROVED' then
      new.approved_in := new.written_in;
    elsif old.review_state = 'APPROVED' then
      insert into ended_approvals (company_id, sheet_id, row_id, approved_in)
      values (old.company_id, old.sheet_id, old.id, old.approved_in);
    end if;
  end if;
  return new;
end $$;

create or replace function formdeck_rows_deleted() returns trigger language plpgsql as $$
begin
  insert into deleted_rows (company_id, sheet_id, row_id, added_in)
  select g.company_id, g.sheet_id, g.id, greatest(g.added_in, s.shown_in) from gone g
  join sheets s on s.company_id = g.company_id and s.id = g.sheet_id and s.visible;
  insert into ended_approvals (company_id, sheet_id, row_id, approved_in)
  select company_id, sheet_id, id, approved_in from gone where review_state = 'APPROVED';
  return null;
end $$;
