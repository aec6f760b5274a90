// 1,000,000 JSON-logic evaluations: 10 expressions on 100,000 rows, a row at a time and on columns.
import { maskOf } from '#core/logic/columns/columns.ts';
import { columnTable } from '#core/logic/columns/column-table.ts';
import { compileCondition } from '#core/logic/compile.ts';
import { apply, contextMaker, isTruthy, type QuestionTypes } from '#core/logic/evaluate.ts';
import { processorMilliseconds, type Report } from './report.ts';
import { valueOf, wideForm } from './wide-form.ts';

export async function logic(report: Report): Promise<void> {
  report.say('1,000,000 evaluations of JSON-logic');
  const form = wideForm(20);
  const types: QuestionTypes = new Map(form.questions.map(({ id, type }) => [id, type]));
  const rows = Array.from({ length: 100_000 }, (_, row) =>
    Object.fromEntries(form.questions.map((question) => [question.id, valueOf(question, row)])),
  );
  const numbers = form.questions.filter(({ type }) => type === 'NUMERIC').map(({ id }) => ({ var: id }));
  const radios = form.questions.filter(({ type }) => type === 'RADIO').map(({ id }) => ({ var: id }));
  const [a = { var: '' }, b = a, c = a] = numbers;
  const [d = a, e = d] = radios;
  const expressions = [
    { '>': [a, 500] },
    { '<=': [b, 250] },
    { and: [{ '>': [a, 100] }, { '<': [a, 900] }] },
    { or: [{ '==': [d, 'Minor'] }, { '>': [c, 950] }] },
    { '==': [e, 'None'] },
    { '!=': [d, 'None'] },
    { '>': [{ '+': [a, b] }, 1_000] },
    { '>': [{ '*': [a, 2] }, c] },
    { '!': [{ '<': [b, 100] }] },
    { and: [{ '==': [d, 'Medium'] }, { '>': [{ '-': [c, a] }, 0] }] },
  ];
  const contexts = rows.map(contextMaker(types));
  const compiled = expressions.map((expression) => compileCondition(expression));
  const table = columnTable(
    rows.length,
    Object.fromEntries(form.questions.map(({ id }) => [id, rows.map((row) => row[id] ?? null)])),
    types,
  );
  const best = async (work: () => unknown) =>
    Math.min(...(await inTurn(7, () => processorMilliseconds(work))));
  const reference = await processorMilliseconds(() =>
    expressions.map((expression) => contexts.map((context) => isTruthy(apply(expression, context)))),
  );
  const closures = await best(() => compiled.map((holds) => countIf(contexts, holds)));
  const columns = await best(() => expressions.map((expression) => maskOf(expression, table)));
  report.add({ name: 'json-logic-js', value: reference, unit: 'ms' });
  report.add({
    name: 'a row at a time, compiled (best of 7)',
    value: closures,
    unit: 'ms',
    aim: { most: 80 },
  });
  report.add({ name: '  times as fast as json-logic-js', value: reference / closures, unit: 'times' });
  report.add({ name: 'on columns (best of 7)', value: columns, unit: 'ms', aim: { most: 10 } });
  report.add({ name: '  times as fast as json-logic-js', value: reference / columns, unit: 'times' });
}

function countIf<T>(list: readonly T[], holds: (one: T) => boolean): number {
  let count = 0;
  for (const one of list) if (holds(one)) count += 1;
  return count;
}

async function inTurn<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < times; run += 1) results.push(await work());
  return results;
}
