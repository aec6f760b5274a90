-- Sessions are renewed by use: when one was last used counts beside when it began. A company may set shorter limits by
-- role.

alter table sessions add column used_at bigint;
update sessions set used_at = created_at;
alter table sessions alter column used_at set not null;
alter table sessions alter column used_at set default formdeck_now();

-- By role: {"USER": {"idle": milliseconds, "max": milliseconds}}. What is not here has the product's own limits.
alter table companies add column session_limits jsonb not null default '{}';
