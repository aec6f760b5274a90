-- Rows that set off alerts, by time: few of a company's rows, which insights count over weeks. With what they count by, so
-- that the index alone answers.
create index rows_with_alerts on rows (company_id, created_at desc) include (sheet_id, alerts) where alerts <> '{}';
