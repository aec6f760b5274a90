// The last line of overflowing content: how much is hidden above and below.
import { countText } from '#core/count-text.ts';
import { Label } from './theme.tsx';

export type MoreProps = { /** Hidden lines or rows. */ above: number; below: number };

/** `12 more above, 30 more below` */
export function More({ above, below }: MoreProps) {
  const parts = [
    ...(above > 0 ? [`${countText(above)} more above`] : []),
    ...(below > 0 ? [`${countText(below)} more below`] : []),
  ];
  return <Label tone="dim">{`  ${parts.join(', ')}`}</Label>;
}

/** The lines left for overflowing content; the whole height if it does not overflow, or is tiny. */
export function roomBesideMore(count: number, room: number): number {
  return count > room && room > 2 ? room - 1 : room;
}
