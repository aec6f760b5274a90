import { Suspense, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { answer, giveReason, takeCalculated, startFilling, trySending } from '#core/filling/fill-draft.ts';
import { prepareForm } from '#core/filling/fill-plan.ts';
import { element } from '#core/forms/schema.ts';
import { question } from '#core/questions/schema.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { DraftForm } from './draft-form.tsx';
import { FillItems } from './fill-items.tsx';
import { FillingProvider } from './filling-context.tsx';
import { type InputWorld, InputWorldProvider } from './inputs/input-world.tsx';
import { PageHead } from './page-head.tsx';
import { ProgressLine } from './progress-line.tsx';
import { usePaging } from './use-paging.ts';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const parts = ['Cab', 'Brakes', 'Lights'];
const plan = prepareForm(
  {
    id: idOf(99),
    version: 1,
    multi: false,
    name: 'Inspection',
    contextQuestions: [],
    questions: parts.flatMap((part, at) =>
      Array.from({ length: 8 }, (_, index) =>
        question.parse({
          id: idOf(at * 10 + index),
          order: at * 10 + index + 1,
          text: `${part} ${index + 1}`,
          type: 'TEXT',
          required: index === 7,
        }),
      ),
    ),
    elements: parts.map((label, at) =>
      element.parse({ id: idOf(50 + at), order: at * 10, type: 'HEADER', data: { label } }),
    ),
    alerts: [],
    contextAlerts: [],
  },
  Date.now,
);

const world = { images: {}, catalog: null, savedAnswers: {} } as unknown as InputWorld;

function Drawn() {
  const [draft, setDraft] = useState(() => startFilling(plan, { part: 'questions' }));
  const paging = usePaging(draft);
  return (
    <main id="content">
      <InputWorldProvider world={world}>
        <PageHead paging={paging} />
        <div onFocus={paging.onFocus}>
          <FillItems
            draft={draft}
            items={paging.page.items}
            onValues={(id, values) => setDraft((before) => answer(before, id, values))}
            onReason={(id, reason) => setDraft((before) => giveReason(before, id, reason))}
            onCalculated={(id) => setDraft((before) => takeCalculated(before, id))}
            onLeave={() => undefined}
          />
        </div>
        <ProgressLine draft={draft} onPress={paging.showUnanswered} />
        <button onClick={() => setDraft(trySending(draft))}>Try</button>
        <button onClick={paging.showWrong}>Wrong</button>
        <button onClick={() => paging.open(paging.index + 1)}>Next</button>
      </InputWorldProvider>
    </main>
  );
}

it('a long form is filled in page by page, with ways to what is unanswered or wrong on any page', async () => {
  const { screen } = await drawPage(<Drawn />);
  // Some are required, which is part of their name.
  const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await expect.element(field('Cab 1')).toBeVisible();
  await expect.element(field('Brakes 1')).not.toBeInTheDocument();
  await field('Cab 1').fill('fine');
  await screen.getByRole('button', { name: '1 of 24 answered, 3 required left' }).click();
  await expect.element(field('Cab 2')).toHaveFocus();

  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Brakes' })).toBeVisible();
  // From the page that is shown, not from the first one.
  await screen.getByRole('button', { name: /^1 of 24/ }).click();
  await expect.element(field('Brakes 1')).toHaveFocus();

  await screen.getByRole('button', { name: 'Page 2 of 3: 8 unanswered' }).click();
  await browser.getByText('3. Lights: 8 unanswered, 1 required').click();
  await expect.element(field('Lights 8')).toBeVisible();
  await screen.getByRole('button', { name: 'Try' }).click();
  await screen.getByRole('button', { name: 'Wrong' }).click();
  await expect.element(field('Lights 8')).toHaveFocus();
  await screen.getByRole('button', { name: 'Wrong' }).click();
  await expect.element(field('Cab 8')).toHaveFocus();
  await userEvent.keyboard('fine');
  await expect.element(screen.getByText('Page 1 of 3: 6 unanswered')).toBeVisible();
});

/** A row as it was sent, but for a question that its form requires since then. */
function Corrected({ onSend }: { onSend(): void }) {
  const [draft, setDraft] = useState(() =>
    [7, 17].reduce(
      (before, id) => answer(before, idOf(id), ['fine']),
      startFilling(plan, { part: 'questions' }),
    ),
  );
  return (
    <InputWorldProvider world={world}>
      <DraftForm
        id="row"
        title="Correct the entry"
        finish="Send the correction"
        fromFirstPage
        finishesOnEachPage
        world={world}
        editor={{
          draft,
          onValues: (id, values) => setDraft((before) => answer(before, id, values)),
          onReason: (id, reason) => setDraft((before) => giveReason(before, id, reason)),
          onCalculated: (id) => setDraft((before) => takeCalculated(before, id)),
          onLeave: () => undefined,
          trySending: () => setDraft(trySending),
          markLaunched: () => undefined,
          hasRoom: true,
          flush: async () => undefined,
          end: () => () => undefined,
        }}
        makeEntries={async () => {
          onSend();
          return [];
        }}
        onFinished={() => undefined}
        onLaunch={async () => undefined}
      />
    </InputWorldProvider>
  );
}

it('a correction is sent from any page, and what is wrong on another one is led to', async () => {
  const onSend = vi.fn<() => void>();
  const { screen } = await drawPage(
    <FillingProvider>
      <Suspense>
        <Corrected onSend={onSend} />
      </Suspense>
    </FillingProvider>,
    { userId: crypto.randomUUID() },
  );
  const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const send = screen.getByRole('button', { name: 'Send the correction' });
  await expect.element(field('Cab 1')).toBeVisible();
  await send.click();
  await expect.element(field('Lights 8')).toHaveFocus();
  expect(onSend).not.toHaveBeenCalled();
  await field('Lights 8').fill('fine');
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(field('Brakes 1')).toBeVisible();
  await send.click();
  await expect.poll(() => onSend.mock.calls.length).toBe(1);
});
