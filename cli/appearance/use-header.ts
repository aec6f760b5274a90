// The company's colours for the header of the terminal app, refetched at the same interval as in the browser.
import { useQuery } from '@tanstack/react-query';
import { labelsQuery } from '#core/appearance/queries.ts';
import type { Send } from '#core/send.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import type { BarColors } from '#cli/terminal/theme.tsx';
import { headerColors } from './header-colours.ts';

/** Null until they are loaded, and on terminals that cannot show them. */
export function useHeader(send: Send): BarColors | null {
  const { depth } = useTerminal();
  const { data = null } = useQuery({ ...labelsQuery(send), retry: false });
  return headerColors(data, depth);
}
