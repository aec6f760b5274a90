// A screen that the reader's role does not open.
import { noAccessTexts } from '#core/actor.ts';
import { Label } from './theme.tsx';

export function NoAccess() {
  return <Label tone="warning">{`${noAccessTexts.title} ${noAccessTexts.why}`}</Label>;
}
