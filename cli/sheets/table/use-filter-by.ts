// Filters by a value of the current row, chosen from all of them.
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import { byCell } from '#core/sheets/filter/filter-by.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useApp } from '#cli/app/use-app.ts';
import type { SheetView } from '#cli/sheets/sheet-view.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';

export function useFilterBy(view: SheetView, rowId: () => string | undefined): void {
  const { dialogs } = useTerminal();
  const { user } = useApp();
  const run = async () => {
    const { overview, filter } = view.state.peek();
    const id = rowId();
    const facts = id === undefined ? null : view.data.factsOf(id);
    if (overview === null || facts === null) return;
    const { form, namesById } = overview;
    const words = { timeZone: user.timeZone, catalogNames: namesById };
    const world = { filter, alerts: form.alerts, words };
    const columns = [
      { kind: 'user' as const },
      { kind: 'date' as const },
      { kind: 'review' as const },
      ...analysedQuestions(form).map((question) => ({ kind: 'question' as const, question })),
    ];
    const chosen = await choose(dialogs, {
      title: t(both.filterBy),
      choices: columns
        .flatMap((column) => byCell(column, facts, world))
        .map((offer) => ({ value: offer, label: offer.what, note: offer.value })),
    });
    if (chosen !== null) await view.setFilter(chosen.filter);
  };
  const keys: KeyBinding[] = [{ key: 'filterBy', label: t(m.filterByValue), hint: false, run }];
  useKeys(keys);
}
