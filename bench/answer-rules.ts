// What rules cost: rows of 20 answers for a form with a rule for each of them, beside rows for one without.
import { randomUUID } from 'node:crypto';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { ruleKindsOf } from '#core/questions/rules/rules.ts';
import type { QuestionRule } from '#core/questions/rules/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';
import { underLoad } from './processor.ts';
import { median, type Report } from './report.ts';
import { valueOf, wideForm } from './wide-form.ts';
import type { World } from './world.ts';

const rounds = 5;
const rowsPerRound = 1_000;

export async function answerRules(world: World, report: Report): Promise<void> {
  report.say('Rows of 20 answers with 20 rules');
  const { http, target } = world;
  const sheetOf = async (isRuled: boolean) => {
    const form = wideForm(20);
    const questions = form.questions.map((question) =>
      isRuled ? { ...question, rules: [ruleFor(question.type)] } : question,
    );
    await http.send(target, forms.createForm, { body: { ...form, questions } });
    await http.send(target, forms.publishForm, { params: { id: form.id } });
    const body = { name: 'Bench' };
    const { id } = await http.send(target, filling.createSheet, { params: { id: form.id }, body });
    const send = (row: number) => {
      const answers = questions.map((question) => ({
        questionId: question.id,
        value: valueOf(question, row),
      }));
      return http.send(target, filling.addRow, { params: { id }, body: { id: randomUUID(), answers } });
    };
    for (let row = 0; row < rowsPerRound; row += 1) await send(row);
    return send;
  };
  const ways = [
    { thing: 'a row without rules', send: await sheetOf(false), costs: [] as number[] },
    { thing: 'a row with a rule for each answer', send: await sheetOf(true), costs: [] as number[] },
  ];
  // In turns, so that both meet the same machine.
  for (let round = 0; round < rounds; round += 1)
    for (const { thing, send, costs } of ways)
      costs.push(await underLoad(world, report, { thing, clients: 8, calls: rowsPerRound, send }));
  const [without = Number.NaN, having = Number.NaN] = ways.map(({ costs }) => median(costs));
  report.add({
    name: 'with rules, against without',
    value: having / without,
    unit: 'times',
    aim: { most: 1.1 },
  });
}

/** One that every answer of the bench keeps. */
function ruleFor(type: QuestionType): QuestionRule {
  const kind = ruleKindsOf(type).find((each) => each !== 'expression' && each !== 'pattern');
  switch (kind) {
    case 'range':
      return { kind, least: -1e9, greatest: 1e9 };
    case 'length':
      return { kind, least: 1, greatest: 10_000 };
    case 'dates':
      return { kind, least: { date: '1970-01-01' } };
    case 'choices':
      return { kind, least: 0, greatest: 100 };
    default:
      return { kind: 'expression', expression: { '!': [false] } };
  }
}
