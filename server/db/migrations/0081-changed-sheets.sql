-- Home counts the rows of the last days by the sheets that have changed since, of which there are few among many. Each row moves
-- `modified_at`, and from version 16 on an index of ranges keeps that as cheap as it was; an earlier one would write the sheet anew in all
-- of its indexes, and reads all sheets of the company for that instead.
do $$
begin
  if current_setting('server_version_num')::integer >= 160000 then
    create index sheets_by_modification on sheets using brin (modified_at) with (pages_per_range = 8, autosummarize = on);
  end if;
end $$;
