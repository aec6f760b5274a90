-- What was left out of the rows of an import, since they are not asked it: counted by question.

alter table imports add column irrelevant jsonb not null default '[]';
