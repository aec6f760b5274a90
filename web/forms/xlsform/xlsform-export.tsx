// Exports a form as an XLSForm, and reports what has no counterpart there.
import { Text } from '@mantine/core';
import { openModal } from '@mantine/modals';
import { Suspense } from 'react';
import type { XlsFormFile } from '#core/forms/xlsform/write-file.ts';
import { reportableLines } from '#core/forms/xlsform/report.ts';
import { saveBlob } from '#web/platform/download.ts';
import { Loading } from '#web/ui/notices/loading.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const XlsFormReport = lazyPart(() => import('./xlsform-report.tsx').then((it) => it.XlsFormReport));

const mediaTypes: Readonly<Record<XlsFormFile['kind'], string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

export function saveXlsForm({ name, kind, bytes, report }: XlsFormFile): void {
  saveBlob(new Blob([bytes], { type: mediaTypes[kind] }), name);
  const lines = reportableLines(report);
  if (lines.length === 0) return;
  openModal({
    title: t(m.whatXlsformDoesNotHave),
    size: 'lg',
    children: (
      <Suspense fallback={<Loading />}>
        <Text c="dimmed" mb="md">
          {t(m.wasSavedWithTheseDifferences, { name })}
        </Text>
        <XlsFormReport report={lines} />
      </Suspense>
    ),
  });
}
