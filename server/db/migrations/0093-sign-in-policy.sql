-- What a company asks of those who sign in: the least length of new passwords, and the roles that need a second factor.
alter table companies add column least_password_length int not null default 6
  check (least_password_length between 6 and 64);
alter table companies add column factor_roles jsonb not null default '[]';
