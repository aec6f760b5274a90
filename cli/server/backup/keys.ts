// What a backup is closed and opened with: from options, from settings, or asked for.
import { readFile } from 'node:fs/promises';
import type { Context } from '#cli/context.ts';
import { givenPassword } from '#cli/command/given-password.ts';
import type { Environment } from '#cli/command/options.ts';
import { errorCode } from '#core/error-code.ts';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import type { backups } from '#server/serve.ts';
import { m } from './texts.ts';

type BackupLock = Parameters<(typeof backups)['create']>[1]['lock'];
type BackupKey = Parameters<(typeof backups)['verify']>[1];

export type LockFlags = {
  passphraseFile?: string;
  recipient?: string[];
  encrypted?: boolean;
  notEncrypted?: boolean;
};
export type LockOptions = { passphraseFile: string | undefined; recipients: string[]; isOpen: boolean };
export type KeyFlags = { passphraseFile?: string; identity?: string };
export type KeyOptions = { passphraseFile: string | undefined; identity: string | undefined };

/** Throws AppError `usage` where two of them are given. */
export function lockOptions({ passphraseFile, recipient, notEncrypted }: LockFlags): LockOptions {
  const recipients = recipient ?? [];
  const given = [passphraseFile !== undefined, recipients.length > 0, notEncrypted === true];
  if (given.filter(Boolean).length > 1) throw new AppError('usage', wording(m.oneLockOnly));
  return { passphraseFile, recipients, isOpen: notEncrypted === true };
}

export function keyOptions({ passphraseFile, identity }: KeyFlags): KeyOptions {
  return { passphraseFile, identity };
}

/**
 * What closes a backup: options come first, then settings; otherwise a person is asked.
 * @throws AppError `usage` where nobody can be asked, or a file cannot be read
 */
export async function lockFor(
  { input }: Pick<Context, 'input'>,
  { passphraseFile, recipients, isOpen }: LockOptions,
  environment: Environment,
): Promise<BackupLock> {
  if (isOpen) return null;
  if (recipients.length > 0) return { recipients };
  if (passphraseFile !== undefined) return { passphrase: await firstLine(passphraseFile) };
  const named = listOf(environment['FORMDECK_BACKUP_RECIPIENTS']);
  if (named.length > 0) return { recipients: named };
  const file = environment['FORMDECK_BACKUP_PASSPHRASE_FILE'] || undefined;
  if (file !== undefined) return { passphrase: await firstLine(file) };
  if (!input.interactive)
    throw new AppError('usage', wording(m.sayHowEncrypted), { hint: wording(m.waysToEncrypt) });
  const passphrase = await input.ask(t(m.askNewPassphrase), 'secret');
  if (passphrase.length < leastPassphrase)
    throw new AppError('usage', wording(m.passphraseIsShort, { least: leastPassphrase }));
  if (passphrase !== (await input.ask(t(m.askPassphraseAgain), 'secret')))
    throw new AppError('usage', wording(m.passphrasesDiffer));
  return { passphrase };
}

/** Characters of a passphrase that somebody makes up here. */
const leastPassphrase = 12;

/** What opens a backup; asked for only if the file is encrypted. */
export async function keyFor(
  { input }: Pick<Context, 'input'>,
  { passphraseFile, identity }: KeyOptions,
  environment: Environment,
  isEncrypted: boolean,
): Promise<BackupKey> {
  if (!isEncrypted) return {};
  if (identity !== undefined) return { identities: await identitiesIn(identity) };
  const file = passphraseFile ?? (environment['FORMDECK_BACKUP_PASSPHRASE_FILE'] || undefined);
  if (file !== undefined) return { passphrase: await firstLine(file) };
  return input.interactive ? { passphrase: await input.ask(t(m.askPassphrase), 'secret') } : {};
}

/** The keys in a file as `age-keygen` writes it: a line each, and comments. */
async function identitiesIn(file: string): Promise<string[]> {
  const lines = (await contentOf(file)).split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

async function firstLine(file: string): Promise<string> {
  return givenPassword((await contentOf(file)).split(/\r?\n/)[0], file);
}

async function contentOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new AppError('usage', wording(m.keyFileCannotBeRead, { file, code: errorCode(cause) ?? '' }), {
      cause,
    });
  }
}

function listOf(text: string | undefined): string[] {
  return (text ?? '').split(/[\s,]+/).filter((part) => part !== '');
}
