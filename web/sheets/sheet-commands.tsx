// Sheets for the command palette: the latest ones, and by name those that the server finds.
import { personAndUsername } from '#core/primitives.ts';
import { useNavigate } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useMemo } from 'react';
import { sheetName } from '#core/sheets/activity.ts';
import { activityQuery } from '#core/sheets/queries.ts';
import type { Command } from '#web/ui/command/command.ts';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function useSheetCommands(searched: string): { commands: readonly Command[]; isSearching: boolean } {
  const navigate = useNavigate();
  const latest = useRead((send) => activityQuery(send, {}, 0)).data?.content;
  const byName = useRead((send) => activityQuery(send, { sheet: searched.slice(0, 500) }, 0), {
    enabled: searched !== '',
    keepsPrevious: true,
  });
  const found = searched === '' ? undefined : byName.data?.content;
  const commands = useMemo(() => {
    const sheets = new Map([...(latest ?? []), ...(found ?? [])].map((sheet) => [sheet.id, sheet]));
    return [...sheets.values()].map((sheet): Command => ({
      id: `sheets.open ${sheet.id}`,
      label: sheetName(sheet),
      note: t(m.sheetOf, { template: sheet.template.name }),
      words: `open ${personAndUsername(sheet.user)}`,
      icon: <FileText size="1.125rem" />,
      onChoose: () =>
        void navigate({
          to: '/sheet/$templateId/$sheetIds',
          params: { templateId: sheet.template.id, sheetIds: sheet.id },
        }),
    }));
  }, [found, latest, navigate]);
  return { commands, isSearching: byName.isFetching };
}
