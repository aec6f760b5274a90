// Exports of a form's rows: to a file on this machine now, or regularly by e-mail. For chosen sheets only the former.
import { mayExport } from '#core/sheets/policy.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { TabLine } from '#cli/terminal/tab-line.tsx';
import { NoAccess } from '#cli/terminal/no-access.tsx';
import { Line } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useApp } from '#cli/app/use-app.ts';
import { ExportNow, useTight } from './export-now.tsx';
import { Schedule } from './schedule-form.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Tab = 'export' | 'schedule';

const tabs: Readonly<Record<Tab, string>> = { export: t(m.exportTab), schedule: t(m.scheduleTab) };

/** The screen. */
export function ExportScreen({ place }: ScreenProps<'export'>) {
  const { actor } = useApp();
  const verdict = mayExport(actor);
  if (!verdict.yes) return <NoAccess />;
  return place.sheetIds === 'all' ? <FormExport place={place} /> : <ExportNow place={place} />;
}

function FormExport({ place }: ScreenProps<'export'>) {
  const isTight = useTight();
  const [tab, setTab] = useScreenState<Tab>('tab', 'export');
  const other: Tab = tab === 'export' ? 'schedule' : 'export';
  useKeys([{ key: 'otherPart', label: tabs[other].toLowerCase(), run: () => setTab(other) }]);
  return (
    <>
      <TabLine names={tabs} current={tab} />
      {!isTight && <Line segments={[{ text: ' ' }]} />}
      {tab === 'export' ? <ExportNow place={place} /> : <Schedule form={place} />}
    </>
  );
}
