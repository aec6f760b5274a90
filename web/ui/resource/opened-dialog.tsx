// A dialog that an address opens: its content stays mounted while it closes, and is not mounted before the first opening.
import { type ReactNode, useState } from 'react';

/** What an address opens over a list: a new thing, or the one with this id. */
export type DialogPlace = 'create' | { id: string } | null;

export type OpenedDialogProps = {
  place: DialogPlace;
  /** `id`: null for a new thing. */
  children(dialog: { id: string | null; opened: boolean }): ReactNode;
};

export function OpenedDialog({ place, children }: OpenedDialogProps) {
  const [last, setLast] = useState(place);
  if (place !== null && place !== last) setLast(place);
  const shown = place ?? last;
  if (shown === null) return null;
  return children({ id: shown === 'create' ? null : shown.id, opened: place !== null });
}
