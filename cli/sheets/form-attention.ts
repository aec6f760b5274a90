// What of a form needs somebody, above its sheets: in one line, and each a key and an enter away.
import { assertNever } from '#core/assert-never.ts';
import { useQuery } from '@tanstack/react-query';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { type Attention, attentionOf } from '#core/forms/home/attention.ts';
import { nextVersionOf } from '#core/forms/next-version.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { maySeeInsights } from '#core/insights/policy.ts';
import { insightsQuery } from '#core/insights/queries.ts';
import { reviewQueueQuery } from '#core/sheets/queries.ts';
import { hasReviewQueue } from '#core/sheets/review/queue.ts';
import type { ScreenPlace } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { meaningOf } from '#cli/terminal/keys/key-table.ts';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import type { Segment } from '#cli/terminal/theme.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type FormName = { formId: string; formName: string };

/** The line; null where nothing needs anybody, or while that is not known. */
export function useFormAttention(place: FormName): { line: Segment[] | null; key: KeyBinding } {
  const { core, actor, go } = useApp();
  const { dialogs } = useTerminal();
  const forms = useQuery(formsQuery(core.send)).data ?? [];
  const queue = useQuery({ ...reviewQueueQuery(core.send), enabled: hasReviewQueue(actor) }).data ?? [];
  const clock = () => ({ now: core.ports.now(), timeZone: actor.timeZone });
  const alerts = useQuery({
    ...insightsQuery(core.send, null, clock),
    enabled: maySeeInsights(actor).yes,
  }).data;
  const form = forms.find(({ id }: ListedForm) => id === place.formId);
  const attention =
    form === undefined
      ? []
      : attentionOf(actor, {
          form,
          nextVersion: nextVersionOf(forms, form.id),
          queue,
          alerts: alerts ?? null,
        });
  const ask = async () => {
    const choices = attention.map((each) => ({ label: each.text, value: placeOf(each, place) }));
    const to = await choose(dialogs, { title: t(m.needsAttention), choices, isMenu: true, width: 72 });
    if (to !== null) go(to);
  };
  const isQuiet = attention.length === 0;
  return {
    line: isQuiet
      ? null
      : [
          { text: `${meaningOf('alerts').keys[0]} `, bold: true },
          { text: attention.map(({ text }) => text).join(' · '), tone: 'warning' },
        ],
    key: {
      key: 'alerts',
      label: t(m.whatNeedsAttention),
      hint: !isQuiet,
      off: isQuiet ? t(m.nothingNeedsAttention) : undefined,
      run: ask,
    },
  };
}

function placeOf(attention: Attention, { formId, formName }: FormName): ScreenPlace {
  const rows = { screen: 'rows' as const, formId, formName };
  switch (attention.kind) {
    case 'review':
      return {
        ...rows,
        sheetIds: attention.sheetIds,
        start: { filter: null, sort: null, review: 'PENDING' },
      };
    case 'alerts':
      return { ...rows, sheetIds: 'all', start: { filter: attention.filter, sort: null, review: null } };
    case 'import':
      return { screen: 'import-status', importId: attention.importId };
    case 'version':
      // Forms are not edited in the terminal app; there the version is published, or discarded.
      return { screen: 'forms' };
    default:
      return assertNever(attention);
  }
}
