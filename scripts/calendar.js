// `npm run calendar`: the tests at 24 moments of a year in three time zones, each with the clock set to it by libfaketime: ends
// of months, a leap day, changes of the clock, New Year, noon and midnight. With arguments, as in
// `npm run calendar -- --project core`, vitest gets these; without, it runs what knows the time of day. A test that fails at
// one of them would have failed on that day.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.js';
import { environment, install, root } from './install.js';

/** Local times, spread over the zones. */
const moments = [
  ['America/Toronto', '2026-12-31T23:58'],
  ['Europe/Berlin', '2027-01-01T00:02'],
  ['Pacific/Auckland', '2027-01-01T12:00'],
  ['America/Toronto', '2027-01-31T12:00'],
  ['Europe/Berlin', '2027-02-28T23:30'],
  ['Pacific/Auckland', '2027-03-01T00:05'],
  // Clocks go forward in Toronto on 14 March, in Berlin on 28 March; back in Auckland on 4 April.
  ['America/Toronto', '2027-03-14T01:58'],
  ['America/Toronto', '2027-03-14T12:00'],
  ['Europe/Berlin', '2027-03-28T01:58'],
  ['Europe/Berlin', '2027-03-28T12:00'],
  ['Pacific/Auckland', '2027-04-04T02:30'],
  ['Pacific/Auckland', '2027-04-30T23:59'],
  // A Monday, and a Sunday still in places of the demo that are farther west.
  ['America/Toronto', '2027-05-17T00:30'],
  ['Europe/Berlin', '2027-06-30T12:00'],
  ['Pacific/Auckland', '2027-07-31T12:00'],
  ['America/Toronto', '2027-08-31T23:45'],
  // Clocks go forward in Auckland on 26 September, back in Berlin on 31 October, in Toronto on 7 November.
  ['Pacific/Auckland', '2027-09-26T01:58'],
  ['Pacific/Auckland', '2027-09-30T12:00'],
  ['Europe/Berlin', '2027-10-31T02:30'],
  ['Europe/Berlin', '2027-10-31T12:00'],
  ['America/Toronto', '2027-11-07T01:30'],
  ['America/Toronto', '2027-11-30T12:00'],
  ['Europe/Berlin', '2028-02-29T12:00'],
  ['Pacific/Auckland', '2028-02-29T23:58'],
];
/** They hold the clock against times of files and processes, which the machine keeps, or start programs of the machine. */
const ofTheMachine = [
  'cli/platform/**',
  'cli/tools/man-page.test.ts',
  'cli/exports/run.test.ts',
  'cli/imports/run.test.ts',
];
/** What is made with the time of day: the demo, and the tests that read it. */
const timed = ['--project', 'server', '--project', 'journeys', 'server/demo', 'tests/journeys/roles.test.ts'];

install();
build();
const library = fakeTime();
if (library === undefined) {
  process.stderr.write(
    'libfaketime is missing. Install it, for example with `apt-get install libfaketime`.\n',
  );
  process.exit(1);
}
const given = process.argv.slice(2);
const failed = moments.filter((moment) => !passes(moment, given.length > 0 ? given : timed));
for (const [zone, local] of failed) process.stdout.write(`Failed at ${local} in ${zone}\n`);
process.stdout.write(`\n${moments.length - failed.length} moments passed, ${failed.length} failed\n`);
process.exit(failed.length > 0 ? 1 : 0);

function passes([zone, local], args) {
  process.stdout.write(`\n== ${local} ${zone}\n`);
  // An offset, so that the clock of each process goes on from that of the others.
  const ahead = Math.round((momentOf(zone, local) - Date.now()) / 1_000);
  const env = environment({
    TZ: zone,
    LD_PRELOAD: library,
    FAKETIME: `${ahead < 0 ? '' : '+'}${ahead}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  const without = ofTheMachine.flatMap((files) => ['--exclude', files]);
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync('node', [program, 'run', '--reporter=dot', ...without, ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  return status === 0;
}

/** Epoch milliseconds of a local time that exists. */
function momentOf(timeZone, local) {
  const { status, stdout } = spawnSync('date', ['-d', local, '+%s'], {
    env: { ...process.env, TZ: timeZone },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${local} cannot be read in ${timeZone}`);
  return Number(stdout) * 1_000;
}

/** Where Debian and its like keep it. */
function fakeTime() {
  const folders = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name, 'faketime'))
    : [];
  return folders.map((folder) => join(folder, 'libfaketimeMT.so.1')).find((path) => existsSync(path));
}
