// The last line of overflowing content: how much is hidden above and below.
import { Label } from './theme.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type MoreProps = { /** Hidden lines or rows. */ above: number; below: number };

/** `12 more above, 30 more below` */
export function More({ above, below }: MoreProps) {
  const parts = [
    ...(above > 0 ? [t(m.moreAbove, { above })] : []),
    ...(below > 0 ? [t(m.moreBelow, { below })] : []),
  ];
  return <Label tone="dim">{`  ${parts.join(', ')}`}</Label>;
}

/** The lines left for overflowing content; the whole height if it does not overflow, or is tiny. */
export function roomBesideMore(count: number, room: number): number {
  return count > room && room > 2 ? room - 1 : room;
}
