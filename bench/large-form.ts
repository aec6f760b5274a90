// A form of 300 questions with conditions, formulas and alerts: being filled in, and open in the editor of the console.
import { createForm } from '#core/forms/calls.ts';
import { formInput, type FormInput } from '#core/forms/schema.ts';
import { answer, startFilling } from '#core/filling/fill-draft.ts';
import { prepareForm } from '#core/filling/fill-plan.ts';
import { startBrowser } from '#tests/support/browser.ts';
import { signedIn } from './console.ts';
import { addLongest, watchMainThread } from './main-thread.ts';
import { median, type Report } from './report.ts';
import type { World } from './world.ts';

const questionCount = 300;

/** What an answer costs: only what reads it is evaluated. */
export function fillingIn(report: Report): void {
  report.say(`Filling in ${questionCount} questions with conditions`);
  const input = largeForm();
  const plan = prepareForm({ ...input, id: idOf(9, 0), version: 1, multi: false }, Date.now);
  let draft = startFilling(plan, { part: 'questions' });
  const all = draft.evaluated;
  const costs: number[] = [];
  const evaluated: number[] = [];
  for (const [index, { id, type }] of input.questions.entries()) {
    const started = performance.now();
    draft = answer(draft, id, [valueOf(type, index)]);
    costs.push(performance.now() - started);
    evaluated.push(draft.evaluated);
  }
  report.add({ name: 'expressions of the form', value: all, unit: '' });
  report.add({
    name: '  evaluated for an answer, the most of 300',
    value: Math.max(...evaluated),
    unit: '',
    aim: { most: 12 },
  });
  report.add({ name: '  an answer, the middle of 300', value: median(costs), unit: 'ms', aim: { most: 5 } });
}

/** Opens it, and types into a title in its middle. */
export async function formEditor(world: World, report: Report): Promise<void> {
  report.say(`A form of ${questionCount} questions in the editor, in Chromium on this machine`);
  const { http, target } = world;
  const form = await http.send(target, createForm, { body: largeForm() });
  const browser = await startBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await signedIn(context, world);
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      await page.goto(`${target.server}/forms?type=unpublished`);
      const link = page.getByRole('link', { name: form.name, exact: true });
      await link.waitFor();
      const started = performance.now();
      await link.click();
      await page
        .getByText(`Question ${questionCount}`, { exact: true })
        .first()
        .waitFor({ state: 'attached' });
      times.push(performance.now() - started);
    }
    report.add({
      name: 'from click to all questions, the middle of 5',
      value: median(times),
      unit: 'ms',
      aim: { most: 1_000 },
    });
    const card = page.getByText('Question 150', { exact: true }).first();
    await card.scrollIntoViewIfNeeded();
    await card.click();
    const title = page
      .getByRole('group', { name: 'Question 150' })
      .getByRole('textbox', { name: 'Question' });
    await title.click();
    const watch = await watchMainThread(browser, page);
    await page.keyboard.type(' is the weight of the load in the trailer', { delay: 60 });
    // Checks follow a moment after the last key.
    await page.waitForTimeout(1_000);
    addLongest(report, await watch.end());
  } finally {
    await browser.close();
  }
}

/** Every third question depends on the one before; each tenth number has a formula over it, each twentieth an alert. */
function largeForm(): FormInput {
  const types = ['NUMERIC', 'RADIO', 'TEXT', 'BOOLEAN', 'DATETIME', 'CHECKBOXES'] as const;
  const questions = Array.from({ length: questionCount }, (_, index) => {
    const type = types[index % types.length] ?? 'TEXT';
    const isConditional = index % 3 === 1;
    return {
      id: idOf(1, index),
      order: index * 2,
      text: `Question ${index + 1}`,
      type,
      required: index === 0,
      condition: isConditional ? JSON.stringify({ answered: [{ var: idOf(1, index - 1) }] }) : null,
      questionOptions: ['RADIO', 'CHECKBOXES'].includes(type)
        ? ['Good', 'Fair', 'Poor'].map((value, order) => ({ id: idOf(2, index * 3 + order), value, order }))
        : [],
    };
  });
  const numbers = questions.filter(({ type }) => type === 'NUMERIC');
  return formInput.parse({
    name: 'A large form',
    questions,
    elements: numbers
      .filter((_, index) => index % 5 === 0)
      .map(({ id, order }, index) => ({
        id: idOf(3, index),
        order: order + 1,
        type: 'CALCULATION',
        data: { label: `Twice ${index + 1}`, formula: { '*': [{ var: id }, 2] } },
      })),
    alerts: numbers
      .filter((_, index) => index % 3 === 0)
      .map(({ id }, index) => ({
        id: idOf(4, index),
        name: `Alert ${index + 1}`,
        expression: { '>': [{ var: id }, 100] },
      })),
  });
}

function valueOf(type: string, index: number): string {
  switch (type) {
    case 'NUMERIC':
      return String(index);
    case 'BOOLEAN':
      return 'true';
    case 'DATETIME':
      return `${1_700_000_000_000 + index},0`;
    default:
      return 'Good';
  }
}

function idOf(kind: number, index: number): string {
  return `00000000-0000-4000-800${kind}-${String(index).padStart(12, '0')}`;
}
