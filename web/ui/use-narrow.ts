// Whether the screen is narrow: the menu slides in, actions stand in a bottom sheet (spec 1, section 2).
import { useMediaQuery } from '@mantine/hooks';
import { narrowWidth } from './theme.ts';

export function useNarrow(): boolean {
  return useMediaQuery(`(max-width: ${narrowWidth}px)`, undefined, { getInitialValueInEffect: false });
}
