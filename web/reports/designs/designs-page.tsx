// /reports/designs: the designs that the company has made.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FileInput, Files, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { designsList } from '#core/reports/own/list.ts';
import { designTexts } from '#core/reports/own/labels.ts';
import { mayChangeDesigns } from '#core/reports/policy.ts';
import type { ReportDesign } from '#core/reports/schema.ts';
import { reportTexts } from '#core/reports/labels.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { ShortList } from '#web/ui/list/short-list.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { Trail } from '#web/ui/frame/trail.tsx';
import { DesignMenu } from './design-menu.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const ImportDialog = lazyDialog(() => import('./import-dialog.tsx').then((it) => it.ImportDialog));
const NewReportDialog = lazyDialog(() => import('../new-report-dialog.tsx').then((it) => it.NewReportDialog));

export function DesignsPage() {
  const verdict = mayChangeDesigns(useActor());
  const [isImporting, setImporting] = useState<boolean | null>(null);
  const [reported, setReported] = useState<ReportDesign | null>(null);
  const [isReporting, setReporting] = useState(false);
  if (!verdict.yes) return <NoAccessPage title={designTexts.title} />;
  const create = (
    <Button component={Link} to="/reports/designs/create" leftSection={<Plus size={16} aria-hidden />}>
      {designTexts.create}
    </Button>
  );
  return (
    <Page
      title={designTexts.title}
      subtitle={designTexts.about}
      trail={<Trail steps={[{ label: reportTexts.title, link: { to: '/reports' } }]} />}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<FileInput size={16} aria-hidden />}
            onClick={() => setImporting(true)}
          >
            {t(m.importFile)}
          </Button>
          {create}
        </>
      }
    >
      <ShortList
        list={designsList}
        page={{ icon: <Files size={22} />, create }}
        look={{
          name: ({ id }, props) => (
            <Link {...props} to="/reports/designs/$designId" params={{ designId: id }} />
          ),
          menu: (design) => (
            <DesignMenu
              design={design}
              onReport={() => {
                setReported(design);
                setReporting(true);
              }}
            />
          ),
        }}
      />
      <Suspense>
        {isImporting !== null && <ImportDialog opened={isImporting} onClose={() => setImporting(false)} />}
        {reported !== null && (
          <NewReportDialog
            key={reported.id}
            first={reported.id}
            opened={isReporting}
            onClose={() => setReporting(false)}
          />
        )}
      </Suspense>
    </Page>
  );
}
