-- The language in which an e-mail is written, for the layout in which it is sent; null is English.

alter table mails add column language text;
