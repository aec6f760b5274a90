// When the options of a choice are offered: what is set, in a line, and the dialog that sets it. It stays open to published
// forms, whose options are locked.
import { Button } from '@mantine/core';
import { ListFilter } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { DraftQuestion } from '#core/forms/draft/form-draft.ts';
import { useLazyDialog } from '#web/forms/editor/use-lazy-dialog.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const OfferedDialog = lazyDialog(() => import('./offered-dialog.tsx').then((it) => it.OfferedDialog));

export function OfferedField({ id, options }: Pick<DraftQuestion, 'id' | 'options'>) {
  const [isOpen, setIsOpen] = useState(false);
  const { isThere, opened } = useLazyDialog(isOpen);
  const conditions = options.filter(({ condition }) => condition !== undefined).length;
  const retired = options.filter((option) => option.retired !== undefined).length;
  return (
    <div className="row wrap gap-y-6 gap-x-12">
      <Button
        variant="default"
        size="xs"
        leftSection={<ListFilter size={14} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t(m.whenOffered)}
      </Button>
      <span className="faint text-xs">
        {conditions + retired === 0 ? t(m.allAreOffered) : t(m.someAreLimited, { conditions, retired })}
      </span>
      {isThere && (
        <Suspense fallback={null}>
          <OfferedDialog questionId={id} opened={opened} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
