// All commands of the palette, of every feature.
import { useDebouncedValue } from '@mantine/hooks';
import { createElement, useMemo } from 'react';
import { useCatalogCommands } from '#web/catalog/catalog-commands.tsx';
import { useFormCommands } from '#web/forms/form-commands.tsx';
import type { FormDialogs } from '#web/forms/form-offers.tsx';
import { useQuestionCommands } from '#web/forms/question-commands.tsx';
import { useReportCommands } from '#web/reports/report-commands.tsx';
import { useSheetCommands } from '#web/sheets/sheet-commands.tsx';
import { useUserCommands } from '#web/users/user-commands.tsx';
import { useViewCommands } from '#web/views/view-commands.tsx';
import type { Command, ShowDialog } from '#web/ui/command/command.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { useAccountCommands, useThemeCommands } from '../account-commands.tsx';
import { useHelpCommands } from '../help/help-commands.tsx';
import { useHereCommands } from './here-commands.ts';
import { usePlaceCommands } from './place-commands.tsx';
import type { PaletteGroup } from './shown-commands.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const ExportDialog = lazyDialog(() =>
  import('#web/exports/export-form-dialog.tsx').then((it) => it.ExportFormDialog),
);
const AccessDialog = lazyDialog(() =>
  import('#web/access/form-access-dialog.tsx').then((it) => it.FormAccessDialog),
);
const FillLinkDialog = lazyDialog(() =>
  import('#web/forms/fill-link-dialog.tsx').then((it) => it.FillLinkDialog),
);

const searchAfter = 200;

export type FoundCommands = {
  commands: readonly Command[];
  /** What was found by a search of its own, in groups below. */
  found: readonly PaletteGroup[];
  isSearching: boolean;
};

/** Those of the page and of all features; what only the server knows is searched by what was typed. */
export function useCommands(typed: string, show: ShowDialog): FoundCommands {
  const [searched] = useDebouncedValue(typed.trim(), searchAfter);
  const here = useHereCommands();
  const places = usePlaceCommands();
  const account = useAccountCommands(show).flat();
  const themes = useThemeCommands();
  const dialogs = useMemo(
    (): FormDialogs => ({
      onExport: (form) => show((props) => createElement(ExportDialog, { ...props, form })),
      onAccess: (form) => show((props) => createElement(AccessDialog, { ...props, form })),
      onLink: ({ id }) => show((props) => createElement(FillLinkDialog, { ...props, formId: id })),
    }),
    [show],
  );
  const forms = useFormCommands(show, dialogs);
  const sheets = useSheetCommands(searched);
  const views = useViewCommands();
  const users = useUserCommands();
  const reports = useReportCommands();
  const catalog = useCatalogCommands(searched);
  const questions = useQuestionCommands(searched);
  const help = useHelpCommands(searched);
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
  return {
    commands,
    found: [
      { title: t(m.questions), commands: questions.commands },
      { title: t(m.help), commands: help },
    ],
    isSearching: sheets.isSearching || questions.isSearching || searched !== typed.trim(),
  };
}
