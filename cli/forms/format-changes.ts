// Prints changes of forms, one line each, for `diff` and `apply`.
import type { Output } from '#cli/output/output.ts';
import type { DraftChange } from '#core/changes/changes.ts';
import type { FormPlan } from './plan.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const signs: Readonly<Record<DraftChange['kind'], string>> = {
  added: '+',
  removed: '-',
  changed: '~',
  moved: '>',
};

/** `~ Question "Weight": required: no -> yes`. */
export function changeLine({ kind, what, before, after }: DraftChange): string {
  const values =
    before !== undefined && after !== undefined ? `${before} -> ${after}` : (before ?? after ?? '');
  return `${signs[kind]} ${what}${values === '' ? '' : `: ${values}`}`;
}

/** Whether it is only planned. */
type Tense = 'would' | 'done';

/** The changes of each file, and their number by kind. */
export function printPlan(output: Output, planned: readonly FormPlan[], tense: Tense): void {
  for (const { path, action, input, changes } of planned) {
    if (action === 'none') continue;
    const from = path === '-' ? '' : `${path}: `;
    output.line(`${from}${planText(action, input, tense)}`);
    if (action !== 'create') for (const change of changes) output.line(`  ${changeLine(change)}`);
  }
  const count = (...actions: FormPlan['action'][]) =>
    planned.filter(({ action }) => actions.includes(action)).length;
  const [created, changed, same] = [count('create'), count('change', 'version'), count('none')];
  output.say(
    created + changed === 0
      ? t(m.nothingToChange, { count: same })
      : t(m.formsPlanned, { count: planned.length, created, changed, same, tense }),
  );
}

function planText(
  action: Exclude<FormPlan['action'], 'none'>,
  { name: form, questions, contextQuestions, alerts, contextAlerts }: FormPlan['input'],
  tense: Tense,
): string {
  if (action !== 'create')
    return t(action === 'change' ? m.fileChanges : m.fileMakesVersion, { form, tense });
  const count = questions.length + contextQuestions.length;
  const raised = alerts.length + contextAlerts.length;
  return raised === 0
    ? t(m.fileCreates, { form, tense, count })
    : t(m.fileCreatesWithAlerts, { form, tense, count, alerts: raised });
}
