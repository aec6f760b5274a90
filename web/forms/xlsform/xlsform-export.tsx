// Exports a form as an XLSForm, and reports what has no counterpart there.
import { Text } from '@mantine/core';
import { openModal } from '@mantine/modals';
import { Suspense } from 'react';
import type { XlsFormFile } from '#core/forms/xlsform/write-file.ts';
import { reportableLines } from '#core/forms/xlsform/report.ts';
import { saveBlob } from '#web/platform/download.ts';
import { Loading } from '#web/ui/notices/loading.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const XlsFormReport = lazyPart(() => import('./xlsform-report.tsx').then((it) => it.XlsFormReport));

export function saveXlsForm({ name, bytes, report }: XlsFormFile): void {
  saveBlob(
    new Blob([bytes], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }),
    name,
  );
  const lines = reportableLines(report);
  if (lines.length === 0) return;
  openModal({
    title: 'What the XLSForm does not have',
    size: 'lg',
    children: (
      <Suspense fallback={<Loading />}>
        <Text c="dimmed" mb="md">
          {name} was saved, with these differences:
        </Text>
        <XlsFormReport report={lines} />
      </Suspense>
    ),
  });
}
