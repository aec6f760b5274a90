// Opens the import of users from a file.
import { Button } from '@mantine/core';
import { FileUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { peopleFileTexts } from '#core/users/people-texts.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';

const ImportDialog = lazyDialog(() => import('./import-dialog.tsx').then((it) => it.ImportDialog));

export function ImportButton() {
  const [dialog, setDialog] = useState<'none' | 'closed' | 'opened'>('none');
  return (
    <>
      <Button
        variant="default"
        leftSection={<FileUp size={16} aria-hidden />}
        onClick={() => setDialog('opened')}
      >
        {peopleFileTexts.title}
      </Button>
      <Suspense>
        {dialog !== 'none' && (
          <ImportDialog opened={dialog === 'opened'} onClose={() => setDialog('closed')} />
        )}
      </Suspense>
    </>
  );
}
