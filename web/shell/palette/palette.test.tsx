import { expect, it } from 'vitest';
import type { FoundQuestion } from '#core/forms/calls.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { type Answers, drawPage, type DrawOptions } from '#tests/components/draw-page.tsx';
import { questionOf } from '#tests/support/sheet-server.ts';
import { FillingProvider } from '#web/filling/filling-context.tsx';
import { Palette } from './palette.tsx';

const strikes: ListedForm = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  name: 'Wildlife strikes',
  description: null,
  published: true,
  current: true,
  dates: { created: 0, lastModified: 0 },
  groups: [],
  questionCount: 1,
  sheetCount: 1,
  importable: false,
  pendingImports: [],
  reviewers: [],
  betaTestUsers: [],
};
const next: ListedForm = {
  ...strikes,
  id: '00000000-0000-4000-8000-000000000002',
  published: false,
  versionOf: { id: strikes.id, name: strikes.name },
};
const damage: FoundQuestion = {
  form: { id: strikes.id, name: strikes.name },
  isSetup: false,
  question: questionOf('00000000-0000-4000-8000-000000000003', 'TEXT', { text: 'Damage' }),
};
const noPage = { content: [], page: 0, size: 20, totalElements: 0, totalPages: 0 };
const answers: Answers = {
  'forms.list': () => [strikes, next],
  'forms.searchQuestions': () => ({
    content: [damage, { ...damage, form: { id: next.id, name: next.name } }],
    hasMore: false,
  }),
  'sheets.activity': () => noPage,
  'views.list': () => [],
  'users.company': () => [],
  'reports.list': () => [],
  'catalog.read': () => ({ types: [], items: [] }),
};

async function draw(options: DrawOptions = {}) {
  const { screen, sent } = await drawPage(
    <FillingProvider>
      <Palette openCount={1} />
    </FillingProvider>,
    { answers, ...options },
  );
  return { screen, sent, field: screen.getByRole('combobox') };
}

it('finds questions of all forms, once where a form and its next version share them', async () => {
  const { screen, sent, field } = await draw();
  await field.fill('damage');
  const question = screen.getByRole('option', { name: 'Damage Question of Wildlife strikes' });
  await expect.element(question).toBeVisible();
  expect(question.elements()).toHaveLength(1);
  expect(sent.filter(({ id }) => id === 'forms.searchQuestions').map(({ input }) => input.query)).toEqual([
    { search: 'damage' },
  ]);
});

it('finds the part of the help that answers what is typed', async () => {
  const { screen, field } = await draw();
  await field.fill('how do I share a form');
  await expect.element(screen.getByRole('option', { name: /^Share a form Help: / })).toBeVisible();
});

it('offers of a form what its menu offers, and what takes it away only where that is typed', async () => {
  const { screen, field } = await draw();
  await field.fill('wildlife strikes');
  await expect
    .element(screen.getByRole('option', { name: 'Link and QR code: Wildlife strikes' }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('option', { name: 'Overview: Wildlife strikes', exact: true }))
    .toBeVisible();
  expect(screen.getByRole('option', { name: /^Archive: / }).elements()).toEqual([]);
  await field.fill('archive wildlife');
  await expect
    .element(screen.getByRole('option', { name: 'Archive: Wildlife strikes', exact: true }))
    .toBeVisible();
});

it('offers nobody what they may not do', async () => {
  const { screen, field } = await draw({ role: 'USER' });
  await field.fill('wildlife');
  await expect
    .element(screen.getByRole('option', { name: 'View Data: Wildlife strikes', exact: true }))
    .toBeVisible();
  for (const name of [/^Edit: /, /^Import Data: /, /^Link and QR code: /, /^Who may see/])
    expect(screen.getByRole('option', { name }).elements()).toEqual([]);
});
