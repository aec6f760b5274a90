-- Rules that answers break and that were passed with a reason: what the rule said then, the reason, who gave it and when. Null
-- for none, as for nearly every row.

alter table rows add column passed jsonb;
alter table sheets add column passed jsonb;
