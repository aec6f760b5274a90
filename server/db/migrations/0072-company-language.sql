-- How e-mails and documents are written for people of a company who have not chosen it themselves: a locale such as fr-CA, by
-- which dates and numbers are written, and whose language is spoken where there is one. Null: as the server's operator says.
alter table companies add column locale text;
