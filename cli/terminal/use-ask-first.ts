// Confirms before unsaved work is lost: on esc and `q`; `:` is blocked until then.
import { useApp } from 'ink';
import type { Confirmation } from '#core/action.ts';
import { confirm } from './input/questions.tsx';
import { useTerminal } from './terminal-context.ts';
import { useKeys } from './keys/use-keys.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** Asks while there is a confirmation; null while nothing can be lost. `leave` is what esc does afterwards. */
export function useAskFirst(question: Confirmation | null, leave: () => void): void {
  const { dialogs } = useTerminal();
  const { exit } = useApp();
  const confirmFirst = (go: () => void) => async () => {
    if (question === null || (await confirm(dialogs, { ...question, danger: true }))) go();
  };
  const section = 'Everywhere';
  useKeys(
    question === null
      ? []
      : [
          { key: 'esc', label: question.confirm.toLowerCase(), section, run: confirmFirst(leave) },
          { key: 'quit', label: t(keyTexts.quit), section, hint: false, run: confirmFirst(() => exit()) },
          {
            key: 'goTo',
            label: t(m.goToKey),
            section,
            hint: false,
            off: t(m.finishThisFirstOrPress),
            run: () => {},
          },
        ],
  );
}
