-- How a widget is drawn, how its rows are grouped further, and what its numbers are compared with. Widgets without these are drawn
-- as their type is.
alter table widgets
  add column chart text,
  add column time_grain text,
  add column split_question uuid,
  add column unit text,
  add column target double precision,
  add column thresholds jsonb not null default '[]',
  add column comparison boolean not null default false;
