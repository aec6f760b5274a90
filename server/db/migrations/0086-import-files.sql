-- The files that an import brings: what its cells name, and what is stored. Apart from its request, which every list of imports reads.
alter table imports add column files jsonb; -- null: none
