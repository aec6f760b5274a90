-- A widget may be a map of the places that a question asks for.
alter table widgets add column place_question uuid;
