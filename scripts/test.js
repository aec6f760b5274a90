// `npm test`: everything that a change must pass. Every check runs, also after one has failed; the last line counts
// them. With arguments, as in `npm test -- core/forms`, only vitest runs, with these; it is built for journeys only.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build } from './build.js';
import { bin, environment, install, installTestTools, root } from './install.js';

const oldestPostgres = 15;
/** On the PostgreSQL that comes with the product, whatever else the environment names. */
const ownPostgres = { TEST_DATABASE_URL: undefined, TEST_POSTGRES_BIN: undefined };
/**
 * What another version of PostgreSQL may do otherwise though it takes every statement: comparing, ordering, copying,
 * locking and listening.
 */
const ofEachVersion = [
  'server/db/batch.test.ts',
  'server/db/few-helpers.test.ts',
  'server/sheets/row-cache.test.ts',
  'tests/contract/audit.test.ts',
  'tests/contract/audit-chain.test.ts',
  'tests/contract/columns.test.ts',
  'tests/contract/every-statement.test.ts',
  'tests/contract/export-copies.test.ts',
  'tests/contract/filters.test.ts',
  'tests/contract/given-database.test.ts',
  'tests/contract/import-defaults.test.ts',
  'tests/contract/live.test.ts',
  'tests/contract/rows-found.test.ts',
  'tests/contract/state-words.test.ts',
];

install();
installTestTools();
const given = process.argv.slice(2);
if (given.length > 0) {
  if (needsBuild(given)) build();
  process.exit(run('vitest', ['run', ...given]));
}
process.exit(await all());

/** Only journeys start the built product. Vitest runs the files whose paths hold one of the words that it is given. */
function needsBuild(words) {
  const paths = words.filter((word) => !word.startsWith('-'));
  const folder = 'tests/journeys';
  const journeys = readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  return paths.length === 0 || paths.some((path) => journeys.some((name) => name.includes(path)));
}

/** Runs everything, and gives the exit code. */
async function all() {
  build();
  const statements = mkdtempSync(join(tmpdir(), 'formdeck-statements-'));
  const counts = [
    // The linter has all types, and says what tsc would.
    check('Types and lint', 'oxlint', ['--type-aware', '--type-check', '--deny-warnings']),
    check('Format', 'oxfmt', ['--check', '.']),
    check('Unused code', 'knip', ['--no-progress']),
    // Each waits much of its time, for a database, a browser or a server that it has killed: together they keep the cores at work.
    ...(
      await Promise.all([
        besideJourneys(statements),
        tests('Journeys', ['--project', 'journeys'], ownPostgres, 'later').then((count) => [count]),
      ])
    ).flat(),
  ];
  rmSync(statements, { recursive: true, force: true });
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  if (sum('skipped') > 0) process.stdout.write(`\n${sum('skipped')} skipped; why stands above.\n`);
  const failures = counts.flatMap((count) => count.failures);
  if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  return sum('failed') > 0 ? 1 : 0;
}

/** Everything but the journeys; another PostgreSQL is asked for the statements that the tests have sent to ours. */
async function besideJourneys(statements) {
  const ours = await tests('Tests but for journeys', ['--project', '!journeys'], {
    ...ownPostgres,
    TEST_STATEMENTS: statements,
  });
  return [ours, await otherPostgres(statements)];
}

/** One check that passes or fails as a whole. */
function check(title, program, args) {
  heading(title);
  const good = run(program, args) === 0;
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0, failures: good ? [] : [`- ${title}`] };
}

/**
 * The server on a PostgreSQL that is not ours: it is asked for every statement that tests have sent to ours, and runs
 * what may come out otherwise. What they print is shown once they have ended.
 */
async function otherPostgres(statements) {
  const title = 'The server on another PostgreSQL';
  const gone = ofEachVersion.filter((file) => !existsSync(join(root, file)));
  if (gone.length > 0) throw new Error(`There is no ${gone.join(', ')}`);
  const only = ['--project', 'server', ...ofEachVersion];
  const asked = { TEST_STATEMENTS_OF: statements };
  if (process.env.TEST_DATABASE_URL) return tests(title, only, asked, 'later');
  const programs = process.env.TEST_POSTGRES_BIN || installedPostgres();
  if (programs !== undefined) {
    return tests(`${title}: ${programs}`, only, { ...asked, TEST_POSTGRES_BIN: programs }, 'later');
  }
  heading(title);
  process.stdout.write(
    `Skipped: TEST_DATABASE_URL names none, and there is none from ${oldestPostgres} on in /usr/lib/postgresql.\n`,
  );
  return { passed: 0, failed: 0, skipped: 1, failures: [] };
}

/** Where Debian and its like keep the programs of PostgreSQL; the oldest that will do is the one least like ours. */
function installedPostgres() {
  const place = '/usr/lib/postgresql';
  const versions = existsSync(place) ? readdirSync(place).map(Number) : [];
  return versions
    .filter((version) => version >= oldestPostgres)
    .sort((a, b) => a - b)
    .map((version) => join(place, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** A run of vitest, counted test by test. `later`: another one is under way, and this one's output is shown at its end. */
async function tests(title, args, extra, output = 'now') {
  if (output === 'now') heading(title);
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-results-'));
  const results = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const start = output === 'now' ? started : quietly;
  const { status, text } = await start('vitest', ['run', ...reporters, ...args], extra);
  if (output === 'later') {
    heading(title);
    process.stdout.write(text);
  }
  const count = existsSync(results)
    ? countOf(JSON.parse(readFileSync(results, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0, failures: [] };
  rmSync(folder, { recursive: true, force: true });
  // It may fail without a failed test: a crash, an error that nobody caught.
  return status !== 0 && count.failed === 0
    ? { ...count, failed: 1, failures: [`- ${title}: an error outside of the tests`] }
    : count;
}

/** Counts tests. A file that failed without one of them, since it could not be loaded or set up, counts as one. */
function countOf({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    failures: [
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => failureOf(`${relative(root, name)}: ${test.fullName}`, test.failureMessages[0])),
      ),
      ...broken.map(({ name, message }) => failureOf(relative(root, name), message)),
    ],
  };
}

/** What failed, and the first line of why: the end of a long log is what people read first. */
function failureOf(what, why = '') {
  return `- ${what}\n  ${why.split('\n')[0]}`;
}

function heading(title) {
  process.stdout.write(`\n== ${title}\n`);
}

/** Runs a program of the packages in the project's folder, and gives its exit code. */
function run(program, args, extra = {}) {
  const { status } = spawnSync(join(bin, program), args, optionsWith(extra));
  return status ?? 1;
}

/** The same beside what comes next; what it writes comes in between. */
function started(program, args, extra = {}) {
  return ended(spawn(join(bin, program), args, optionsWith(extra)));
}

/** The same, with what it writes as `text` at its end. */
async function quietly(program, args, extra) {
  const child = spawn(join(bin, program), args, { ...optionsWith(extra), stdio: ['ignore', 'pipe', 'pipe'] });
  const pieces = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => pieces.push(piece));
  const { status } = await ended(child);
  return { status, text: Buffer.concat(pieces).toString() };
}

function ended(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve({ status: 1, text: '' }));
    child.once('close', (status) => resolve({ status: status ?? 1, text: '' }));
  });
}

function optionsWith(extra) {
  return {
    cwd: root,
    env: environment(extra),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  };
}
