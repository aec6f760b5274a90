-- Background work that takes its server down: counted when it is begun and taken back when it ends in any way, so that
-- what is left over are the times that the server died over it. After a few of them it is given up.

alter table jobs add column deaths integer not null default 0;
