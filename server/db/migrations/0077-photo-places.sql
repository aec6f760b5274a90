-- Where a photo was taken, beside it, where its question asks for that. The file itself never says it.

-- A geo: address. Until a row or setup names the photo it only waits: nobody is shown it.
alter table images add column place text;
