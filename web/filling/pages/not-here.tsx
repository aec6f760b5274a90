// In place of a form or sheet that could not be read: where there is no network, that it was not fetched before.
import { Button } from '@mantine/core';
import { CloudOff } from 'lucide-react';
import { AppError } from '#core/errors.ts';
import { offlineTexts } from '#core/filling/offline-forms.ts';
import { Loaded, type LoadedProps } from '#web/ui/notices/loaded.tsx';
import { Notice } from '#web/ui/notices/notice.tsx';

/** Like <Loaded>, for a form; `of` a sheet where the form is there. */
export function LoadedHere<T>({ of, ...props }: LoadedProps<T> & { of: 'form' | 'sheet' }) {
  const { query } = props;
  const isUnreachable = query.error instanceof AppError && query.error.code === 'unreachable';
  if (query.data !== undefined || !isUnreachable) return <Loaded {...props} />;
  const { title, text } = of === 'form' ? offlineTexts.notHere : offlineTexts.sheetNotHere;
  return (
    <Notice
      icon={<CloudOff size={22} />}
      role="alert"
      title={title}
      text={text}
      action={
        <Button variant="default" onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    />
  );
}
