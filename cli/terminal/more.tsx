// The last line of what is longer than its room: it says how much is out of sight above and below.
import { countText } from '#core/count-text.ts';
import { Label } from './theme.tsx';

export type MoreProps = { /** Lines or rows out of sight. */ above: number; below: number };

/** `12 more above, 30 more below` */
export function More({ above, below }: MoreProps) {
  const parts = [
    ...(above > 0 ? [`${countText(above)} more above`] : []),
    ...(below > 0 ? [`${countText(below)} more below`] : []),
  ];
  return <Label tone="dim">{`  ${parts.join(', ')}`}</Label>;
}

/** The lines that are left in a room for what is longer than that; the room itself where it is not, or is tiny. */
export function roomBesideMore(count: number, room: number): number {
  return count > room && room > 2 ? room - 1 : room;
}
