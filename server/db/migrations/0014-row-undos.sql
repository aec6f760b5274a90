-- Changes of many rows that can be undone: who made them, and the rows as they stood before. Deleted rows stand here and
-- nowhere else, so that nothing that reads rows finds them. The server removes both after a day.

create table row_undos (
  company_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  user_id uuid not null, -- who made the change, and may undo it
  change text not null, -- DELETED, or PENDING: their reviews were taken back
  row_count integer not null,
  changed_at bigint not null,
  undone_at bigint,
  primary key (company_id, id),
  foreign key (company_id, form_id) references forms (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id)
);
create index row_undos_by_user on row_undos (company_id, user_id, changed_at desc);

create table rows_before (
  company_id uuid not null,
  undo_id uuid not null,
  row_id uuid not null,
  content jsonb not null, -- all columns of the row
  primary key (company_id, undo_id, row_id),
  foreign key (company_id, undo_id) references row_undos (company_id, id) on delete cascade
);

-- A row that came back was there before: whoever has heard of neither its end nor its return knows it still.
alter table deleted_rows add column restored_in bigint;
create index deleted_rows_by_row on deleted_rows (company_id, row_id);

do $$
declare name text;
begin
  foreach name in array array['row_undos', 'rows_before'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own_company on %I using (company_id = (select nullif(current_setting(''app.company'', true), '''')::uuid))', name);
  end loop;
end $$;
