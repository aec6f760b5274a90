// `npm run bench [NAME ...]`: the figures that the design gives, measured in one run.
import { createReport } from './report.ts';
import { answerRules } from './answer-rules.ts';
import { auditLog } from './audit-log.ts';
import { catalog } from './catalog.ts';
import { catalogBranch } from './catalog-branch.ts';
import { commandStart } from './command-start.ts';
import { firstScreen, lighthouseScores } from './console.ts';
import { dashboards } from './dashboards.ts';
import { exports } from './exports.ts';
import { importUpdates } from './import-updates.ts';
import { imports } from './imports.ts';
import { alertInsights, homeComplete } from './insights.ts';
import { fillingIn, formEditor } from './large-form.ts';
import { logic } from './logic.ts';
import { idleMemory } from './idle-memory.ts';
import { maps } from './maps.ts';
import { pages } from './pages.ts';
import { sheetData } from './sheet-data.ts';
import { neighbours } from './neighbours.ts';
import { people } from './people.ts';
import { homePins } from './pins.ts';
import { signIns } from './sign-ins.ts';
import { reports } from './reports.ts';
import { printing } from './printing.ts';
import { reviews } from './reviews.ts';
import { scheduledReports } from './scheduled-reports.ts';
import { submissions } from './submissions.ts';
import { summaries } from './summaries.ts';
import { terminalApp } from './terminal-app.ts';
import { transforms } from './transforms.ts';
import { widgets } from './widgets.ts';
import { startWorld, type World } from './world.ts';

const alone = {
  logic,
  'sheet-data': sheetData,
  filling: fillingIn,
  transforms,
  memory: idleMemory,
  'scheduled-reports': scheduledReports,
};
const onServer = {
  command: commandStart,
  submissions,
  rules: answerRules,
  reviews,
  reports,
  audit: auditLog,
  people,
  neighbours,
  catalog,
  'catalog-branch': catalogBranch,
  pages,
  'sign-in': signIns,
  widgets,
  summaries,
  pins: homePins,
  insights: alertInsights,
  home: homeComplete,
  import: imports,
  'import-update': importUpdates,
  export: exports,
  print: printing,
  'first-screen': firstScreen,
  dashboard: dashboards,
  map: maps,
  editor: formEditor,
  lighthouse: lighthouseScores,
  terminal: terminalApp,
};

const wanted = process.argv.slice(2);
const known = Object.keys({ ...alone, ...onServer });
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There are no figures called ${unknown.join(', ')}, only ${known.join(', ')}.\n`);
  process.exit(2);
}
const isWanted = ([name]: readonly [string, unknown]) => wanted.length === 0 || wanted.includes(name);
const report = createReport((line) => void process.stdout.write(`${line}\n`));
for (const [name, run] of Object.entries(alone).filter(isWanted)) await measured(name, () => run(report));
for (const [name, run] of Object.entries(onServer).filter(isWanted)) {
  await measured(name, async () => {
    const world: World = await startWorld();
    try {
      await run(world, report);
    } finally {
      await world.close();
    }
  });
}
const aimed = report.figures.filter(({ aim }) => aim !== undefined);
report.say(`${aimed.length} figures with an aim, ${report.figures.length} in all`);
for (const failure of report.failures) process.stderr.write(`Not measured: ${failure}\n`);
if (report.failures.length > 0) process.exitCode = 1;

/** One part that breaks off does not take the others with it. */
async function measured(name: string, run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (error) {
    report.fail(name, error);
  }
}
