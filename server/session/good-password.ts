// Whether a new password may be used: none of the commonest, which are guessed first, not the username, and not the one
// before. Anyone who sets it, and however; passwords from before this rule keep working.
import { invalid } from '#core/errors.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { isTooShort, minimumPasswordLength, passwordWeakness, tooShort } from '#core/session/new-password.ts';
import { hashReadableSecret } from '#server/http/readable-secret.ts';
import { formerHash, passwordFits } from './passwords.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Read when the first password is set: a server rarely needs it. */
const list = import.meta.glob<string>('./common-passwords.txt', { query: '?raw', import: 'default' });
/** Between its license and the passwords. */
const listBegins = '\n---\n';

let common: Promise<ReadonlySet<string>> | null = null;

/** The least length of new passwords in a company. */
export async function leastPasswordLength(tx: Tx, companyId: string): Promise<number> {
  const company = await tx.first(
    query.selectFrom('companies').select('least_password_length as least').where('id', '=', companyId),
  );
  return company?.least ?? minimumPasswordLength;
}

/** Throws `invalid` at `password` if it is shorter than the company asks for, or easily guessed. */
export async function requireGoodPassword(
  password: string,
  userName: string,
  leastLength: number,
): Promise<void> {
  const chosen = password.trim();
  if (isTooShort(chosen, leastLength)) throw invalid([tooShort(leastLength)]);
  common ??= readCommon();
  const weakness = (await common).has(chosen.toLowerCase())
    ? t(m.thisIsOneOfMost)
    : passwordWeakness(chosen, userName);
  if (weakness !== null) throw refusal(weakness);
}

/**
 * Throws `invalid` at `password` if it is the one in use, the temporary one, or the one in use before that.
 * @param isOwn whether its owner sets it
 */
export async function requireOtherPassword(
  password: string,
  before: { passwordHash: string; temporaryHash: string | null } | undefined,
  isOwn: boolean,
): Promise<void> {
  const chosen = password.trim();
  const isTemporary = before?.temporaryHash === hashReadableSecret(chosen);
  if (isTemporary || (await passwordFits(chosen, before?.passwordHash))) {
    throw refusal(isOwn ? t(m.thisIsPasswordYouSigned) : t(m.thisIsPasswordThatThey));
  }
  if (await passwordFits(chosen, formerHash(before?.passwordHash)))
    throw refusal(t(m.thisWasPasswordBeforeChoose));
}

function refusal(message: string) {
  return invalid([{ path: 'password', message }]);
}

async function readCommon(): Promise<ReadonlySet<string>> {
  const text = (await Promise.all(Object.values(list).map((read) => read()))).join('');
  return new Set(text.slice(text.indexOf(listBegins) + listBegins.length).split(/\s+/));
}
