// What is in a backup: a tar of parts, compressed by zstd, and encrypted by age. The first part says what it is, the last one that it
// is whole; in between lists have the SHA-256 of the parts before them, so that neither writing nor reading needs them all at once.
import * as z from 'zod/mini';

export const headerName = 'backup.json';
export const manifestName = 'manifest.json';
/** The beginning of the names of lists. */
export const listPrefix = 'lists/';
/** The number of the format; another one is not read. */
export const formatNumber = 1;
/** The table of a part of the database that belongs to no company. */
export const wholeRegion = 'region';

export const header = z.object({
  format: z.number(),
  /** The version of Formdeck that made it. */
  formdeck: z.string(),
  region: z.string(),
  /** Epoch milliseconds. */
  madeAt: z.number(),
  scope: z.enum(['region', 'company']),
  companies: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** The migrations of its database. */
  migrations: z.array(z.string()),
  /** The columns of each table. */
  tables: z.record(z.string(), z.array(z.string())),
});
export type BackupHeader = z.infer<typeof header>;

const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const partList = z.array(z.object({ name: z.string(), size: z.number(), sha256: digest }));
export type PartList = z.infer<typeof partList>;

export const manifest = z.object({
  lists: partList,
  /** The rows of each table, by company; `region` for those of none. */
  rows: z.record(z.string(), z.record(z.string(), z.number())),
  /** Photos and other files by company, in bytes. */
  files: z.record(z.string(), z.object({ count: z.number(), bytes: z.number() })),
  /** Keys of files that the data name and that were not there. */
  missing: z.array(z.string()),
});
export type BackupManifest = z.infer<typeof manifest>;

/** A part with rows of a table, in PostgreSQL's text format of COPY. */
export function rowsPart(owner: string, table: string, number: number): string {
  return `database/${owner}/${table}/${String(number).padStart(6, '0')}.copy`;
}

/** A part that is a file; `key` is its key in the file store. */
export function filePart(key: string): string {
  return `files/${key}`;
}

/** Files that belong to no company: the key that seals secrets in the database. They are in backups of a whole region. */
export const regionFiles: readonly string[] = ['secrets/sealing-key'];

export type PartPlace = { kind: 'rows'; owner: string; table: string } | { kind: 'file'; key: string } | null;

/** What a part is, by its name; null: it is none that this format has. */
export function placeOfPart(name: string): PartPlace {
  const [, owner, table] = /^database\/([\w-]+)\/(\w+)\/\d{6,}\.copy$/.exec(name) ?? [];
  if (owner !== undefined && table !== undefined) return { kind: 'rows', owner, table };
  const key = /^files\/([a-z]+\/[\w-]+\/[\w-]+(?:\.\w+)?)$/.exec(name)?.[1];
  const ofRegion = regionFiles.find((each) => filePart(each) === name);
  const found = key ?? ofRegion;
  return found === undefined ? null : { kind: 'file', key: found };
}
