// One's second factor in words, for both faces.
import { t } from '#core/messages/text.ts';
import type { Passkey } from './passkey-schema.ts';
import type { OwnFactors } from './schema.ts';
import { m } from './texts.ts';

/** `Authenticator app, 9 recovery codes left` */
export function factorText({ app, passkeys, recoveryCodesLeft }: OwnFactors): string {
  if (app === null && passkeys.length === 0) return t(m.appIsOff);
  return t(m.factorsWithCodes, {
    hasApp: String(app !== null),
    passkeys: passkeys.length,
    count: recoveryCodesLeft,
  });
}

/** `Added 2026-11-23, last used 2026-12-01` */
export function passkeyTimeText({ createdAt, lastUsedAt }: Passkey, moment: (at: number) => string): string {
  const added = moment(createdAt);
  return lastUsedAt === null
    ? t(m.passkeyUnused, { added })
    : t(m.passkeyUsed, { added, used: moment(lastUsedAt) });
}
