-- All cells of a failed row that has too many or too few of them, or a stray quote: which column each belongs to is not
-- known. Null for rows whose cells are in the order of the header.
alter table import_failures add column raw jsonb;
