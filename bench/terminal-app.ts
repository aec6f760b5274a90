// The terminal app as somebody sits before it: how soon its first frame stands, and how soon a key press shows.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { keys, openTerminal, type Terminal } from '#tests/support/terminal.ts';
import { filledSheet } from './pages.ts';
import { median, type Report } from './report.ts';
import type { World } from './world.ts';

export async function terminalApp(world: World, report: Report): Promise<void> {
  report.say('The terminal app, 10,000 rows of 13 questions, at 160 by 48');
  const { form } = await filledSheet(world, 13, 10_000);
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-bench-terminal-'));
  const open = () =>
    openTerminal({
      program: process.execPath,
      args: [resolve('bin/formdeck.js')],
      cwd: folder,
      columns: 160,
      rows: 48,
      env: {
        PATH: process.env['PATH'] ?? '',
        FORMDECK_CONFIG: folder,
        FORMDECK_SERVER: world.target.server,
        FORMDECK_TOKEN: world.target.token ?? '',
      },
    });
  try {
    const firstFrames: number[] = [];
    for (let run = 0; run < 7; run += 1) {
      const started = performance.now();
      const terminal = open();
      await terminal.shows('Formdeck');
      firstFrames.push(performance.now() - started);
      terminal.kill();
      await terminal.ended;
    }
    report.add({
      name: 'first frame, the middle of 7',
      value: median(firstFrames),
      unit: 'ms',
      aim: { most: 350 },
    });
    report.add({ name: 'first frame, the quickest', value: Math.min(...firstFrames), unit: 'ms' });

    const terminal = open();
    await terminal.shows('Recent activity');
    await terminal.press('F');
    await terminal.shows(form.name);
    await terminal.press(keys.enter);
    await terminal.shows(/› Bench /);
    await terminal.press(keys.enter);
    await terminal.shows('Sheet Context');
    report.add({
      name: 'a key press on the dashboard',
      value: await keyPress(terminal),
      unit: 'ms',
      aim: { most: 50 },
    });
    await terminal.press('d');
    await terminal.shows('row 1 of 10,000');
    report.add({
      name: 'a key press in the table',
      value: await keyPress(terminal),
      unit: 'ms',
      aim: { most: 50 },
    });
    terminal.kill();
    await terminal.ended;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From a press of an arrow, down and up in turn, to the picture that it makes; the middle of 30. */
async function keyPress(terminal: Terminal): Promise<number> {
  const times: number[] = [];
  await terminal.settled();
  for (let run = 0; run < 30; run += 1) {
    const before = terminal.written().length;
    const started = performance.now();
    void terminal.press(run % 2 === 0 ? keys.down : keys.up);
    while (terminal.written().length === before) {
      if (performance.now() - started > 5_000) throw new Error(`Nothing moved:\n${terminal.screen()}`);
      await setTimeout(1);
    }
    times.push(performance.now() - started);
    await terminal.settled();
  }
  return median(times);
}
