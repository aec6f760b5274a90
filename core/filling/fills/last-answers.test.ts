import { expect, it } from 'vitest';
import type { Send } from '#core/send.ts';
import { ask, formOf, idOf } from '#tests/support/random-filling.ts';
import { prepareForm } from '../fill-plan.ts';
import { startFilling } from '../fill-draft.ts';
import { carriedTo } from './carried.ts';
import { carriesAnswers, lastAnswersQuery } from './last-answers.ts';

const questions = [ask(1, { filledBy: { from: 'sheet' } }), ask(2)];
const plan = prepareForm(formOf(questions), Date.now);

/** A server with these sheets, whose rows answer both questions. */
function sendTo(sheets: readonly { id: string }[]): { send: Send; sent: unknown[] } {
  const sent: unknown[] = [];
  const send = async (call: { id: string }, input: object) => {
    sent.push([call.id, input]);
    const answers = [1, 2].map((index) => ({ questionId: idOf(index), value: `${index}` }));
    return {
      content:
        call.id === 'sheets.rows' ? [{ answers }] : sheets.map((sheet) => ({ ...sheet, contextAnswers: [] })),
    };
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it answers the two calls that are sent
  return { send: send as unknown as Send, sent };
}

it('a device without any begins with the answers of the last own sheet', async () => {
  const { send, sent } = sendTo([{ id: 'one' }]);
  const last = await lastAnswersQuery(send, plan, 'me').queryFn({});
  expect(sent).toEqual([
    ['sheets.company', { query: expect.objectContaining({ userId: 'me', size: 1 }) as object }],
    ['sheets.rows', { params: { id: 'one' }, query: { size: 1, sort: 'dates.created,desc' } }],
  ]);
  const carried = carriedTo(questions, 'questions', 'two', last);
  expect(startFilling(plan, { part: 'questions', carried }).answers).toEqual({ [idOf(1)]: '1' });
});

it('where there is no sheet, or nothing is carried over, nothing is', async () => {
  expect(await lastAnswersQuery(sendTo([]).send, plan, 'me').queryFn({})).toBeNull();
  expect([plan, prepareForm(formOf([ask(1)]), Date.now)].map(carriesAnswers)).toEqual([true, false]);
});
