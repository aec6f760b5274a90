// What somebody else changed and what one has changed oneself, beside each other.
import { Title } from '@mantine/core';
import type { DraftChange } from '#core/changes/changes.ts';
import { conflictTexts } from '#core/changes/conflict-texts.ts';
import { ChangeList } from './change-list.tsx';
import classes from './conflict-sides.module.css';

export type ConflictSidesProps = { theirs: readonly DraftChange[]; mine: readonly DraftChange[] };

export function ConflictSides({ theirs, mine }: ConflictSidesProps) {
  return (
    <div className="grid gap-20 two-columns narrow-one-column" style={{ marginTop: '1.25rem' }}>
      <Side title={conflictTexts.theirs} changes={theirs} />
      <Side title={conflictTexts.mine} changes={mine} />
    </div>
  );
}

function Side({ title, changes }: { title: string; changes: readonly DraftChange[] }) {
  return (
    // Reached by the keyboard, since it scrolls.
    <section className={`scroll-y p-16 border rounded-12 ${classes.side}`} aria-label={title} tabIndex={0}>
      <Title order={3} size="h4" mb="sm">
        {title}
      </Title>
      <ChangeList changes={changes} />
    </section>
  );
}
