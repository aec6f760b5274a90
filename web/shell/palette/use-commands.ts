// All commands of the palette, of every feature.
import { useDebouncedValue } from '@mantine/hooks';
import { createElement, useCallback } from 'react';
import { useCatalogCommands } from '#web/catalog/catalog-commands.tsx';
import { type NamedForm, useFormCommands } from '#web/forms/form-commands.tsx';
import { useReportCommands } from '#web/reports/report-commands.tsx';
import { useSheetCommands } from '#web/sheets/sheet-commands.tsx';
import { useUserCommands } from '#web/users/user-commands.tsx';
import { useViewCommands } from '#web/views/view-commands.tsx';
import type { Command, ShowDialog } from '#web/ui/command/command.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { useAccountCommands, useThemeCommands } from '../account-commands.tsx';
import { useHereCommands } from './here-commands.ts';
import { usePlaceCommands } from './place-commands.tsx';

const ExportDialog = lazyDialog(() =>
  import('#web/exports/export-form-dialog.tsx').then((it) => it.ExportFormDialog),
);
const AccessDialog = lazyDialog(() =>
  import('#web/access/form-access-dialog.tsx').then((it) => it.FormAccessDialog),
);

const searchAfter = 200;

/** Those of the page and of all features; what only the server knows is searched by what was typed. */
export function useCommands(typed: string, show: ShowDialog): { commands: Command[]; isSearching: boolean } {
  const [searched] = useDebouncedValue(typed.trim(), searchAfter);
  const here = useHereCommands();
  const places = usePlaceCommands();
  const account = useAccountCommands(show).flat();
  const themes = useThemeCommands();
  const onExport = useCallback(
    (form: NamedForm) => show((props) => createElement(ExportDialog, { ...props, form })),
    [show],
  );
  const onAccess = useCallback(
    (form: NamedForm) => show((props) => createElement(AccessDialog, { ...props, form })),
    [show],
  );
  const forms = useFormCommands(show, { onExport, onAccess });
  const sheets = useSheetCommands(searched);
  const views = useViewCommands();
  const users = useUserCommands();
  const reports = useReportCommands();
  const catalog = useCatalogCommands(searched);
  const commands = [
    here,
    places,
    forms,
    views,
    sheets.commands,
    reports,
    users,
    catalog,
    themes,
    account,
  ].flat();
  return { commands, isSearching: sheets.isSearching || searched !== typed.trim() };
}
