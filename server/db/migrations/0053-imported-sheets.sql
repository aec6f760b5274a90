-- Whether an import made the sheet, and its owner has entered no row into it by hand.
alter table sheets add column imported boolean not null default false;

alter table sheets no force row level security;
alter table imports no force row level security;
alter table rows no force row level security;
update sheets set imported = true from imports
where imports.company_id = sheets.company_id and imports.sheet_id = sheets.id
  and not exists (
    select from rows
    where rows.company_id = sheets.company_id and rows.sheet_id = sheets.id
      and rows.csv_row is null and rows.user_id = sheets.user_id
  );
alter table sheets force row level security;
alter table imports force row level security;
alter table rows force row level security;
