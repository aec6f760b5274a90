// Backups are written and read: encrypted or not, and damaged in every way.
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BackupKey, BackupLock } from './encryption.ts';
import { type BackupHeader, filePart, formatNumber, rowsPart } from './format.ts';
import { readArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

const company = 'b6b0c1f2-5d0c-4a57-8f3e-2f6f0c3d9a11';
const header: BackupHeader = {
  format: formatNumber,
  formdeck: '0.0.0',
  region: 'ca',
  madeAt: 0,
  scope: 'region',
  companies: [{ id: company, name: 'Acme' }],
  migrations: ['0001-ground'],
  tables: { rows: ['id'] },
};
const photo = randomBytes(70_000);
const counts = { rows: { [company]: { rows: 2 } }, files: {}, missing: [] };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function written(name: string, lock: BackupLock, parts = 3): Promise<string> {
  const path = join(folder, name);
  await writeArchive(path, lock, header, async (archive) => {
    await archive.add(rowsPart(company, 'rows', 1), 4, [Buffer.from('1\n2\n')]);
    for (let index = 1; index < parts; index += 1)
      await archive.add(filePart(`images/${company}/${index}`), photo.length, [photo]);
    return counts;
  });
  return path;
}

async function read(path: string, key: BackupKey = {}) {
  const parts: Record<string, number> = {};
  const manifest = await readArchive(path, key, {
    header: async (found) => expect(found).toEqual(header),
    async part({ name, content }) {
      let size = 0;
      for await (const chunk of content) size += chunk.length;
      parts[name] = size;
    },
  });
  return { parts, manifest };
}

describe('a whole backup', () => {
  test('is read as it was written, through more lists than one', async () => {
    const path = join(folder, 'many');
    await writeArchive(path, null, header, async (archive) => {
      for (let index = 0; index < 2_500; index += 1)
        await archive.add(filePart(`images/${company}/${index}`), 3, [Buffer.from('abc')]);
      return counts;
    });
    const { parts, manifest } = await read(path);
    expect(Object.keys(parts)).toHaveLength(2_500);
    expect(manifest.lists.map(({ name }) => name)).toEqual([
      'lists/000001.json',
      'lists/000002.json',
      'lists/000003.json',
    ]);
  });

  test('opens with its passphrase alone', async () => {
    const path = await written('closed', { passphrase: 'correct horse' });
    expect((await read(path, { passphrase: 'correct horse' })).parts).toEqual({
      [rowsPart(company, 'rows', 1)]: 4,
      [filePart(`images/${company}/1`)]: photo.length,
      [filePart(`images/${company}/2`)]: photo.length,
    });
    await expect(read(path, { passphrase: 'wrong horse' })).rejects.toThrow(
      `This passphrase does not open ${path}.`,
    );
    await expect(read(path)).rejects.toThrow(`${path} is encrypted.`);
    expect((await readFile(path)).includes('database/')).toBe(false);
  });

  test('opens with the secret key of any of its recipients', async () => {
    const [one, two] = [await generateIdentity(), await generateIdentity()];
    const recipients = [await identityToRecipient(one), await identityToRecipient(two)];
    const path = await written('keys', { recipients });
    expect(Object.keys((await read(path, { identities: [two] })).parts)).toHaveLength(3);
    await expect(read(path, { identities: [await generateIdentity()] })).rejects.toThrow('does not open');
    await expect(written('none', { recipients: ['age1nothing'] })).rejects.toThrow(
      'is not a public key of age',
    );
    await expect(read(path, { identities: ['AGE-SECRET-KEY-1'] })).rejects.toThrow('no key of age');
  });

  test('has its name only when it is whole', async () => {
    const path = join(folder, 'never');
    const fails = writeArchive(path, null, header, async (archive) => {
      await archive.add(filePart(`images/${company}/1`), photo.length, [photo]);
      throw new Error('the disk is full');
    });
    await expect(fails).rejects.toThrow('the disk is full');
    expect((await readdir(folder)).filter((name) => name.startsWith('never'))).toEqual([]);
  });

  test("an error of whoever reads it is not the file's", async () => {
    const path = await written('theirs', null);
    const fails = readArchive(
      path,
      {},
      {
        header: () => Promise.resolve(),
        part: () => Promise.reject(new Error('no room')),
      },
    );
    await expect(fails).rejects.toThrow('no room');
  });
});

describe('a damaged backup', () => {
  test.each(['plain', 'encrypted'])('%s: a changed byte anywhere is named', async (kind) => {
    const lock = kind === 'plain' ? null : { recipients: [await identityToRecipient(identity)] };
    const path = await written(`whole-${kind}`, lock, 2);
    const bytes = await readFile(path);
    const key = { identities: [identity] };
    const unnoticed: number[] = [];
    for (let index = 0; index < 120; index += 1) {
      // The beginning and the end, and places in between.
      const at =
        index < 40
          ? index
          : index < 80
            ? bytes.length - 1 - (index - 40)
            : Math.floor((bytes.length * (index - 80)) / 40);
      const changed = join(folder, 'changed');
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 0xff;
      await writeFile(changed, copy);
      await read(changed, key).then(
        () => unnoticed.push(at),
        (error: unknown) => expect(String(error)).toContain(changed),
      );
    }
    expect(unnoticed).toEqual([]);
  });

  test.each([0, 1, 40, 0.1, 0.5, 0.9, -1])('cut to %s: it ends too early', async (length) => {
    const bytes = await readFile(await written('to-cut', null, 2));
    const cut = join(folder, 'cut');
    const end = length < 0 ? length : Number.isInteger(length) ? length : Math.floor(bytes.length * length);
    await writeFile(cut, bytes.subarray(0, end));
    await expect(read(cut)).rejects.toThrow(cut);
  });

  test('something at its end, or another file', async () => {
    const bytes = await readFile(await written('longer', null, 2));
    const other = join(folder, 'other');
    await writeFile(other, Buffer.concat([bytes, Buffer.from('more')]));
    await expect(read(other)).rejects.toThrow(other);
    await writeFile(other, 'a,b\n1,2\n');
    await expect(read(other)).rejects.toThrow('is not a backup of Formdeck');
    await expect(read(join(folder, 'nowhere'))).rejects.toThrow('cannot be read (ENOENT)');
  });
});

const identity = await generateIdentity();
