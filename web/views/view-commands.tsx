// The saved views of forms, for the command palette: of the forms with the most sheets.
import { useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import { useMemo } from 'react';
import { formsQuery } from '#core/forms/queries.ts';
import { viewsQuery } from '#core/views/queries.ts';
import type { SavedView } from '#core/views/schema.ts';
import { useCore } from '#web/platform/core-context.tsx';
import type { Command } from '#web/ui/command/command.ts';
import { useRead } from '#web/ui/use-read.ts';
import { addressOf } from '#web/view-address.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** One call each, when the palette is first opened. */
const mostForms = 12;
const staleTime = 300_000;

export function useViewCommands(): readonly Command[] {
  const { send } = useCore();
  const navigate = useNavigate();
  const { data: forms = none } = useRead(formsQuery);
  const used = useMemo(
    () =>
      forms
        .filter(({ published, current, sheetCount }) => published && current && sheetCount > 0)
        .toSorted((a, b) => b.sheetCount - a.sheetCount)
        .slice(0, mostForms),
    [forms],
  );
  const views = useQueries({
    queries: used.map(({ id }) => ({ ...viewsQuery(send, id), staleTime })),
    combine: (results) => results.flatMap(({ data = [] }): readonly SavedView[] => data),
  });
  return useMemo(
    () =>
      views.map((view): Command => {
        const form = used.find(({ id }) => id === view.templateId);
        return {
          id: `views.open ${view.id}`,
          label: view.name,
          note: t(m.viewOf, { hasForm: String(form !== undefined), form: form?.name ?? '' }),
          words: 'open',
          icon: <Bookmark size="1.125rem" />,
          onChoose: () => void navigate(addressOf(view.templateId, view.id, view)),
        };
      }),
    [navigate, used, views],
  );
}

const none: readonly never[] = [];
