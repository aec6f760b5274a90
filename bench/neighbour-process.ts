// Somebody of another company, in a process of its own: `neighbour-process SERVER TOKEN`. Told a number of milliseconds, it
// measures that long how long it waits.
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import { createHttp } from '#core/http.ts';
import { valueOf, wideForm } from './wide-form.ts';

/** Milliseconds within which 95 of 100 were answered, and the longest for /health/live. */
export type Waits = { slow: number; silence: number };

const [server = '', token = ''] = process.argv.slice(2);
const target = { server, token };
const http = createHttp(fetch);
const form = wideForm(8);
await http.send(target, forms.createForm, { body: form });
await http.send(target, forms.publishForm, { params: { id: form.id } });
const sheet = await http.send(target, filling.createSheet, {
  params: { id: form.id },
  body: { name: 'Own' },
});
let row = 0;

/** A row is filled in, the forms are listed. */
async function work(): Promise<void> {
  row += 1;
  const answers = form.questions.map((question) => ({
    questionId: question.id,
    value: valueOf(question, row),
  }));
  await http.send(target, filling.addRow, { params: { id: sheet.id }, body: { answers } });
  await http.send(target, listForms, {});
}

async function live(): Promise<void> {
  await (await fetch(`${server}/health/live`)).arrayBuffer();
}

async function repeated(once: () => Promise<unknown>, until: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const from = performance.now();
    await once();
    times.push(performance.now() - from);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return times.sort((a, b) => a - b);
}

async function measure(milliseconds: number): Promise<Waits> {
  const until = performance.now() + milliseconds;
  const [times, silences] = await Promise.all([repeated(work, until), repeated(live, until)]);
  return { slow: times[Math.floor(times.length * 0.95)] ?? 0, silence: silences.at(-1) ?? 0 };
}

process.on('message', (milliseconds: number) => {
  void measure(milliseconds).then((waits) => process.send?.(waits));
});
process.once('disconnect', () => process.exit());
process.send?.(null);
