// The reports that the user may run, and for admins and their makers those that are not published yet.
import { isAdmin } from '#core/actor.ts';
import { publishReport } from '#core/reports/actions.ts';
import { reportsList } from '#core/reports/list.ts';
import { mayChangeReport, mayMakeReports } from '#core/reports/policy.ts';
import { renameForm } from '#core/reports/rename-form.ts';
import type { Report } from '#core/reports/schema.ts';
import { mayScheduleReports } from '#core/reports/schedules/policy.ts';
import { reportTexts } from '#core/reports/labels.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { openForm } from '#cli/resource/form-dialog.tsx';
import { ListScreen } from '#cli/resource/list-screen.tsx';
import { keysIf } from '#cli/terminal/keys/keys.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { askParameters } from './ask-parameters.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export function ReportsScreen(_props: ScreenProps<'reports'>) {
  const { core, actor, go, actionKey } = useApp();
  const { dialogs } = useTerminal();
  const open = async (report: Report) => {
    const clock = { now: core.ports.now(), timeZone: actor.timeZone };
    const parameters = await askParameters(dialogs, report, null, clock);
    if (parameters !== null) go({ screen: 'report', report, parameters });
  };
  const whyNotRenamed = (current: Report | null) => {
    if (current === null) return t(m.thereAreNoReports);
    const verdict = mayChangeReport(actor, current);
    return verdict.yes ? undefined : verdict.why;
  };
  return (
    <ListScreen
      list={reportsList}
      enterLabel={reportTexts.run.toLowerCase()}
      onOpen={open}
      keys={(current) => [
        ...keysIf(mayScheduleReports(actor).yes, {
          key: 'times',
          run: () =>
            go({ screen: 'reportSchedules', ...(current?.published === true && { reportId: current.id }) }),
        }),
        ...keysIf(
          isAdmin(actor),
          { key: 'types', label: t(keyTexts.designs), run: () => go({ screen: 'reportDesigns' }) },
          actionKey('publish', publishReport, current),
        ),
        ...keysIf(mayMakeReports(actor).yes, {
          key: 'edit',
          label: t(keyTexts.rename),
          off: whyNotRenamed(current),
          run: () => current && openForm(dialogs, renameForm, current),
        }),
      ]}
    />
  );
}
