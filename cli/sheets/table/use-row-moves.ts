// Moves the table's cursor automatically, and to a typed row number.
import { useLayoutEffect } from 'react';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { askText } from '#cli/terminal/input/questions.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/**
 * Moves the cursor to the first row when a search, a filter or a review status is applied, so that it never stays at a
 * number that means another row now. `conditions` are texts; an empty one or `null` is no restriction.
 */
export function useFirstHit(conditions: readonly string[], moveTo: (index: number) => void): void {
  // Mutated instead of set: nothing is rendered from it.
  const [before] = useScreenState('rows.conditions', { texts: conditions });
  useLayoutEffect(() => {
    const narrows = conditions.some(
      (text, index) => text !== before.texts[index] && text !== '' && text !== 'null',
    );
    before.texts = conditions;
    if (narrows) moveTo(0);
  });
}

/** `#` asks for a row number and goes there. */
export function useGoToRow(count: number, moveTo: (index: number) => void): void {
  const { dialogs } = useTerminal();
  const issue = (text: string) => {
    const number = Number(text);
    return Number.isInteger(number) && number >= 1 && number <= count
      ? null
      : t(m.enterNumberFrom1To, { count });
  };
  const ask = async () => {
    const text = await askText(dialogs, { title: t(m.goToRow), submit: 'go', issue });
    if (text !== null) moveTo(Number(text) - 1);
  };
  useKeys([
    {
      key: 'goToRow',
      label: t(m.goToRowByIts),
      section: 'Moving',
      hint: false,
      off: count === 0 ? t(m.thereAreNoRows) : undefined,
      run: ask,
    },
  ]);
}
