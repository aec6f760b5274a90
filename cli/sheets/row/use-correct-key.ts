// `i` on a row that was returned to the person who looks at it: filling it in again.
import { mayCorrect } from '#core/sheets/policy.ts';
import type { Row } from '#core/sheets/schema.ts';
import type { PlaceOf } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { keysIf } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { t } from '#core/messages/text.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export function useCorrectKey(place: PlaceOf<'row'>, { user, returned }: Row): void {
  const { actor, go } = useApp();
  const { formId, formName, sheetId, rowId } = place;
  useKeys(
    keysIf(mayCorrect(actor, { user, isReturned: returned !== null }).yes, {
      key: 'fillIn',
      label: t(keyTexts.correct),
      run: () => go({ screen: 'fill', formId, formName, sheetId, rowId }),
    }),
  );
}
