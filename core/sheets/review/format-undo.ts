// Texts of the list of bulk changes that can be undone: what the list contains, and who made each change.
import { personName } from '#core/primitives.ts';
import { type Actor, isAdmin } from '#core/actor.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { type RowUndo, undoRetention } from './row-undo.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** What the list contains: admins can undo everyone's changes. */
export function aboutUndos(actor: Pick<Actor, 'role'>): string {
  const [deleted, setBack] = isAdmin(actor)
    ? [t(m.wereDeleted), t(m.wereSet)]
    : [t(m.youDeleted), t(m.youSet)];
  const hours = undoRetention / 3_600_000;
  return t(m.rowsThatAndReviewsOf, { deleted, setBack, hours });
}

/** Who made a change and when: `By manager, 2026-11-20 10:15`. */
export function madeText(
  undo: Pick<RowUndo, 'user' | 'changedAt'>,
  actor: Pick<Actor, 'userId' | 'timeZone'>,
): string {
  return t(m.changedBy, {
    who: changedBy(undo, actor),
    changedAt: momentText(undo.changedAt, actor.timeZone),
  });
}

/** From the reader's perspective: `you` for their own. */
function changedBy({ user }: Pick<RowUndo, 'user'>, actor: Pick<Actor, 'userId'>): string {
  return user.id === actor.userId ? 'you' : personName(user);
}
