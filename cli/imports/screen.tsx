// Stands in for the screen that comes here.
import { Label } from '#cli/terminal/theme.tsx';
import type { ScreenProps } from '#cli/places.ts';

/** The screen. */
export function ImportScreen({ place }: ScreenProps<'import'>) {
  return <Label tone="dim">{`The screen "${place.screen}" is not there yet.`}</Label>;
}
