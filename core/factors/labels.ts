// One's second factor in words, for both faces.
import { t } from '#core/messages/text.ts';
import type { OwnFactors } from './schema.ts';
import { m } from './texts.ts';

/** `Authenticator app, 9 recovery codes left` */
export function factorText({ app, recoveryCodesLeft }: OwnFactors): string {
  return app === null ? t(m.appIsOff) : t(m.appWithCodes, { count: recoveryCodesLeft });
}
