// The line above a form whose unsaved changes of the last time were restored: which, and the way to discard them.
import { Button, UnstyledButton } from '@mantine/core';
import { History } from 'lucide-react';
import { useState } from 'react';
import { formDiff } from '#core/forms/diff/form-diff.ts';
import { inputOf } from '#core/forms/draft/draft-wire.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import type { AutosavedDraft } from './autosaved-draft.ts';
import { ChangesModal } from './changes-modal.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/forms/texts.ts';
import { m } from './texts.ts';
import { rich } from '#web/ui/rich.tsx';

export type RestoredNoticeProps = {
  autosaved: AutosavedDraft;
  /** The form on the server; null: it does not exist yet. */
  saved: WholeForm | null;
  onDiscard(): void;
};

export function RestoredNotice({ autosaved, saved, onDiscard }: RestoredNoticeProps) {
  const { timeZone } = useActor();
  const [isOver, setIsOver] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const { base, draft, at } = autosaved;
  const changes = formDiff(inputOf(base), inputOf(draft)).length;
  const isOutdated = saved !== null && draft.version !== null && saved.version !== draft.version;
  if (isOver) return null;
  return (
    <section
      className="row wrap border rounded-12 on-accent gap-y-6 gap-x-8"
      style={{ padding: '0.5rem 0.5rem 0.5rem 0.875rem' }}
      aria-label={t(m.restoredChanges)}
    >
      <History size={16} aria-hidden className="rigid accent-ink" />
      <p className="min-w-192 grow m-0" role="status">
        {rich(m.restored, {
          count: changes,
          moment: <time dateTime={new Date(at).toISOString()}>{momentText(at, timeZone)}</time>,
          changes: (text) => (
            <UnstyledButton
              className="accent-ink font-inherit weight-550 underline underline-2"
              onClick={() => setIsLooking(true)}
            >
              {text}
            </UnstyledButton>
          ),
        })}
        {isOutdated && ` ${t(m.savedSince)}`}
      </p>
      <Button
        size="xs"
        variant="default"
        onClick={() => void confirm(discarding).then((isMeant) => isMeant && onDiscard())}
      >
        {t(both.discard)}
      </Button>
      <Button size="xs" variant="subtle" color="gray" onClick={() => setIsOver(true)}>
        {t(m.keep)}
      </Button>
      <ChangesModal
        isWanted={isLooking}
        title={t(m.unsavedChanges)}
        before={base}
        after={draft}
        onClose={() => setIsLooking(false)}
      />
    </section>
  );
}

const discarding = {
  title: t(m.discardTheseChanges),
  text: t(m.formReturnsToItsLast),
  confirm: t(both.discard),
  danger: true,
};
