-- How often a job was added while it was there already: one that is added while it runs, runs again.

alter table jobs add column added_again integer not null default 0;
