// What waits for the user's review, and the way to it: the rows of the form, or of one that they choose.
import { useQuery } from '@tanstack/react-query';
import { reviewQueueQuery } from '#core/sheets/queries.ts';
import { type FormToReview, hasReviewQueue, queueTexts } from '#core/sheets/review/queue.ts';
import { useApp } from '#cli/app/use-app.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The queue, empty until it is loaded, and the function that opens its rows. */
export function useReviewQueue(): { queue: readonly FormToReview[]; open: () => Promise<void> } {
  const { actor, core, date, go } = useApp();
  const { dialogs } = useTerminal();
  const { data: queue = [] } = useQuery({
    ...reviewQueueQuery(core.send),
    enabled: hasReviewQueue(actor),
  });
  const open = async () => {
    const choices = queue.map(({ template, rows, oldest }) => ({
      value: template.id,
      label: template.name,
      note: t(m.rowsSince, { count: rows, oldest: date(oldest) }),
    }));
    const only = choices.length === 1 ? choices[0]?.value : undefined;
    const formId =
      only ?? (await choose(dialogs, { title: queueTexts.title, choices, isMenu: true, width: 84 }));
    const found = queue.find(({ template }) => template.id === formId);
    if (found === undefined) return;
    go({
      screen: 'rows',
      formId: found.template.id,
      formName: found.template.name,
      sheetIds: found.sheetIds,
      start: { filter: null, sort: null, review: 'PENDING' },
    });
  };
  return { queue, open };
}
