// The questions of a row as they are filled in, with a draft that is changed as on the page.
import { Suspense, useState } from 'react';
import { expect, vi } from 'vitest';
import {
  answer,
  giveReason,
  leaveQuestion,
  startFilling,
  takeCalculated,
  trySending,
} from '#core/filling/fill-draft.ts';
import { prepareForm } from '#core/filling/fill-plan.ts';
import { rowEntries } from '#core/filling/outbox/outbox-entry.ts';
import { alert, type Element } from '#core/forms/schema.ts';
import { question, type Question } from '#core/questions/schema.ts';
import { drawPage } from './draw-page.tsx';
import { optionsOf } from '#tests/support/sheet-server.ts';
import { DraftForm } from '#web/filling/draft-form.tsx';
import { FillingProvider, useFilling } from '#web/filling/filling-context.tsx';
import type { ImageShelf, InputWorld } from '#web/filling/inputs/input-world.tsx';

export const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
export const ask = (index: number, text: string, type: string, more: object = {}) =>
  question.parse({ id: idOf(index), order: index, text, type, ...more });
const questions = [
  ask(1, 'Gate', 'TEXT', { required: true }),
  ask(2, 'Crossings', 'NUMERIC', { rules: [{ kind: 'range', greatest: 900, passable: true }] }),
  ask(3, 'Weather', 'RADIO', { questionOptions: optionsOf('Dry', 'Wet') }),
  ask(4, 'How deep is the water?', 'TEXT', {
    condition: JSON.stringify({ '==': [{ var: idOf(3) }, 'Wet'] }),
  }),
];
const alerts = [
  alert.parse({
    id: idOf(50),
    name: 'Crowded',
    expression: { '>': [{ var: idOf(2) }, 100] },
  }),
];
const world = { images: {}, catalog: null, savedAnswers: {} } as unknown as InputWorld;

type Options = {
  given?: Readonly<Record<number, string>>;
  hasRoom?: boolean;
  fails?: boolean;
  more?: readonly Question[];
  elements?: readonly Element[];
  /** Where photos are stored; left out: there are none. */
  images?: ImageShelf;
};

/** Draws it as it is filled in, with `given` answers by the number of the question. */
export async function drawDraftForm({
  given = {},
  hasRoom = true,
  fails = false,
  more = [],
  elements = [],
  images,
}: Options = {}) {
  const [onFinished, sent] = [vi.fn(), vi.fn()];
  const plan = prepareForm(
    {
      id: idOf(99),
      version: 1,
      multi: false,
      name: 'Gates',
      contextQuestions: [],
      questions: [...questions, ...more],
      elements: [...elements],
      alerts,
      contextAlerts: [],
    },
    Date.now,
  );
  function Drawn() {
    const { owner } = useFilling();
    const [draft, setDraft] = useState(() =>
      Object.entries(given).reduce(
        (before, [index, value]) => answer(before, idOf(Number(index)), [value]),
        startFilling(plan, { part: 'questions' }),
      ),
    );
    return (
      <DraftForm
        id="row"
        title="Gates"
        finish="Submit"
        world={images === undefined ? world : { ...world, images }}
        editor={{
          draft,
          onValues: (id, values) => setDraft((before) => answer(before, id, values)),
          onReason: (id, reason) => setDraft((before) => giveReason(before, id, reason)),
          onCalculated: (id) => setDraft((before) => takeCalculated(before, id)),
          onLeave: (id) => setDraft((before) => leaveQuestion(before, id)),
          trySending: () => setDraft(trySending),
          markLaunched: () => undefined,
          hasRoom,
          flush: async () => undefined,
          end: () => () => undefined,
        }}
        makeEntries={async () => {
          if (fails) throw new Error('There is no room.');
          sent();
          const about = { form: { id: idOf(99), name: 'Gates' }, sheet: { id: idOf(98), name: 'Week 12' } };
          const row = { id: crypto.randomUUID(), formVersion: 1, answers: [] };
          return rowEntries({ owner, ...about, createdAt: Date.now() }, row);
        }}
        onFinished={onFinished}
        onLaunch={async () => undefined}
      />
    );
  }
  const { screen } = await drawPage(
    <FillingProvider>
      <Suspense>
        <Drawn />
      </Suspense>
    </FillingProvider>,
    { userId: crypto.randomUUID() },
  );
  const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
  await expect.element(field(/^Gate/)).toBeVisible();
  const submit = () => screen.getByRole('button', { name: 'Submit' }).click();
  return { screen, field, submit, onFinished, sent };
}
