// The reports that the user may run, and for admins those that are not published yet.
import { countText } from '#core/count-text.ts';
import { useQuery } from '@tanstack/react-query';
import { isAdmin } from '#core/actor.ts';
import { publishReport, renameReport } from '#core/reports/actions.ts';
import { defaultReportsView, reportsInView, type ReportsView } from '#core/reports/list-reports.ts';
import { reportsQuery } from '#core/reports/queries.ts';
import type { Report } from '#core/reports/schema.ts';
import { mayScheduleReports } from '#core/reports/schedules/policy.ts';
import { reportStateText, reportTexts } from '#core/reports/texts.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { askText } from '#cli/terminal/input/questions.tsx';
import { keysIf } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Line } from '#cli/terminal/theme.tsx';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { askParameters } from './ask-parameters.ts';

export function ReportsScreen(_props: ScreenProps<'reports'>) {
  const { core, actor, go, actionKey, perform } = useApp();
  const { dialogs } = useTerminal();
  const { height } = useArea();
  const [view, setView] = useScreenState<ReportsView>('view', defaultReportsView);
  const query = useQuery(reportsQuery(core.send));
  const reports = reportsInView(query.data ?? [], view);
  const cursor = useCursor('reports', reports.length);
  const current = reports[cursor];
  const open = async (report: Report) => {
    const clock = { now: core.ports.now(), timeZone: actor.timeZone };
    const parameters = await askParameters(dialogs, report, null, clock);
    if (parameters !== null) go({ screen: 'report', report, parameters });
  };
  const search = async () => {
    const filter = await askText(dialogs, { title: 'Search reports', value: view.filter });
    if (filter !== null) setView({ ...view, filter });
  };
  const rename = async (report: Report) => {
    const name = await askText(dialogs, { title: 'The name of the report', value: report.name });
    if (name === null || name.trim() === '' || name === report.name) return;
    await perform(renameReport, { id: report.id, change: { name, description: report.description } });
  };
  useKeys([
    { key: 'search', run: search },
    { key: 'sort', run: () => setView({ ...view, sort: view.sort === 'asc' ? 'desc' : 'asc' }) },
    ...keysIf(mayScheduleReports(actor).yes, {
      key: 'times',
      run: () =>
        go({ screen: 'reportSchedules', ...(current?.published === true && { reportId: current.id }) }),
    }),
    ...keysIf(
      isAdmin(actor),
      { key: 'filter', run: () => setView({ ...view, type: nextType[view.type] }) },
      { key: 'types', label: 'designs', run: () => go({ screen: 'reportDesigns' }) },
      actionKey('publish', publishReport, current ?? null),
      {
        key: 'edit',
        label: 'rename',
        off: current === undefined ? 'There are no reports.' : undefined,
        run: () => current && rename(current),
      },
    ),
  ]);
  return (
    <>
      <Line
        segments={[
          { text: 'Reports', bold: true },
          {
            text: `  ${[...(query.data ? [countText(reports.length)] : []), lineOf(view)].join(', ')}`,
            tone: 'dim',
          },
        ]}
      />
      <Loaded query={query} title={reportTexts.notLoaded}>
        {(all) => (
          <Table
            name="reports"
            columns={columns}
            count={reports.length}
            rows={(from, to) => reports.slice(from, to)}
            height={height - 1}
            empty={
              all.length === 0 ? `${reportTexts.empty}. ${reportTexts.emptyNext}` : reportTexts.noneShown
            }
            enterLabel={reportTexts.run.toLowerCase()}
            onEnter={(index) => {
              const report = reports[index];
              return report && open(report);
            }}
          />
        )}
      </Loaded>
    </>
  );
}

const nextType = { all: 'published', published: 'unpublished', unpublished: 'all' } as const;

function lineOf({ filter, type, sort }: ReportsView): string {
  const parts = [
    sort === 'asc' ? 'A to Z' : 'Z to A',
    ...(type === 'all' ? [] : [type]),
    ...(filter === '' ? [] : [`"${filter}"`]),
  ];
  return parts.join('  ·  ');
}

const columns: readonly TableColumn<Report>[] = [
  { id: 'name', title: 'Report', value: ({ name }) => name },
  {
    id: 'state',
    title: 'State',
    whole: true,
    value: reportStateText,
  },
  {
    id: 'forms',
    title: 'Forms',
    rank: 1,
    value: ({ templates }) => templates.map(({ name }) => name).join(', '),
  },
];
