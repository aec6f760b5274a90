// The widgets of a home page: what 12 pins over 50,000 rows take.
import { listPins, pinWidget } from '#core/pins/calls.ts';
import { filledSheet } from './pages.ts';
import { median, type Report } from './report.ts';
import type { World } from './world.ts';

const rows = 50_000;
const pins = 12;

export async function homePins(world: World, report: Report): Promise<void> {
  const { http, target } = world;
  const { form } = await filledSheet(world, 20, rows);
  report.say(`${pins} pinned widgets over ${rows.toLocaleString('en')} rows, with their numbers`);
  for (const { id } of form.questions.slice(0, pins)) {
    await http.send(target, pinWidget, { params: { widgetId: id }, body: {} });
  }
  const look = async () => {
    const started = performance.now();
    for (;;) {
      const found = await http.send(target, listPins, {});
      if (found.length !== pins) throw new Error(`${found.length} pins instead of ${pins}`);
      if (found.every(({ numbers }) => numbers?.rowCount === rows)) return performance.now() - started;
      if (!found.some(({ problem }) => problem === 'reading')) throw new Error('A pin has no numbers.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  report.add({
    name: 'the first look, which reads the rows',
    value: await look(),
    unit: 'ms',
    aim: { most: 2_000 },
  });
  const before = world.processorTime();
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) times.push(await look());
  const after = world.processorTime();
  report.add({ name: 'from then on, the middle of 5', value: median(times), unit: 'ms', aim: { most: 500 } });
  const seconds = (after.server - before.server + after.database - before.database) / times.length;
  report.add({ name: '  processor time of server and database', value: seconds * 1_000, unit: 'ms' });
}
