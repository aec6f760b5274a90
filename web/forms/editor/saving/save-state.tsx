// Whether there are unsaved changes, with a list of them.
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { unfinishedIssues } from '#core/forms/draft/draft-expressions.ts';
import type { EditorState } from '#web/forms/editor/editor-state.ts';
import { ChangesModal } from './changes-modal.tsx';
import classes from '#web/forms/editor/editor-bar.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type SaveStateProps = { state: EditorState; hasRoom: boolean };

export function SaveState({ state, hasRoom }: SaveStateProps) {
  const { history, base, saved, unfinished } = state;
  const isBegun = unfinishedIssues(unfinished, history.present).length > 0;
  const [isLooking, setIsLooking] = useState(false);
  const isChanged = history.present !== base;
  if (!isChanged)
    return (
      <p className={`stack rigid items-end m-0 text-end soft text-xs leading-135 ${classes.state}`}>
        {isBegun ? t(m.incomplete) : saved === null ? '' : t(m.allSaved)}
      </p>
    );
  const room = hasRoom ? t(m.storedInThisBrowser) : t(m.thisBrowserHasNoSpace);
  return (
    <div className={`stack rigid items-end m-0 text-end soft text-xs leading-135 ${classes.state}`}>
      {saved === null ? (
        <span>{t(m.notSavedYet)}</span>
      ) : (
        <UnstyledButton
          className="accent-ink text-xs weight-550 underline underline-2"
          onClick={() => setIsLooking(true)}
        >
          {t(m.unsavedChanges)}
        </UnstyledButton>
      )}
      <span>{room}</span>
      <ChangesModal
        isWanted={isLooking}
        title={t(m.unsavedChanges)}
        before={base}
        after={history.present}
        onClose={() => setIsLooking(false)}
      />
    </div>
  );
}
