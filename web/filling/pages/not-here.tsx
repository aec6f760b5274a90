// Shown instead of a form or sheet that could not be loaded: offline, that it was not downloaded before.
import { Button } from '@mantine/core';
import { CloudOff } from 'lucide-react';
import { AppError } from '#core/errors.ts';
import { offlineTexts } from '#core/filling/offline-forms.ts';
import { Loaded, type LoadedProps } from '#web/ui/notices/loaded.tsx';
import { Notice } from '#web/ui/notices/notice.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

/** Like <Loaded>, for a form; `of` is a sheet if the form itself is available. */
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
          {t(common.tryAgain)}
        </Button>
      }
    />
  );
}
