// Creates a region's demo company once, of its files in demo/: `npm start` and `formdeck serve --demo` call it at every start. It
// runs in a single transaction, so the company is created completely or not at all.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pictureOf } from '#server/appearance/picture.ts';
import { writeLabels, writeLogo } from '#server/appearance/store.ts';
import { audit } from '#server/audit/write.ts';
import { insertCatalog } from '#server/catalog/write-store.ts';
import type { Database } from '#server/db/database.ts';
import { gatherStatistics } from '#server/db/statistics.ts';
import type { Services } from '#server/services.ts';
import { hashPassword } from '#server/session/passwords.ts';
import { imageKey } from '#server/sheets/images.ts';
import { idOfCompany, makeCompany } from './company.ts';
import { type DemoCompany, type DemoImage, named, type Seeding } from './data.ts';
import { readCompany, readDemo } from './files.ts';
import { historyOf } from './history.ts';
import { insertImports, insertMappings } from './imports.ts';
import { insertMails } from './mails.ts';
import { calendarOf } from './moments.ts';
import { insertJobs } from './named-jobs.ts';
import { newsOf } from './news.ts';
import { attachmentOf } from './papers.ts';
import { draw } from './pictures.ts';
import { insertReminders } from './reminders.ts';
import { insertReports, insertReportSchedules } from './reports.ts';
import * as store from './store.ts';

/** The password of every user in a demo company. */
export const demoPassword = 'formdeck-demo';

/** Files that are drawn and written in parallel. */
const concurrency = 16;

/** The services that seeding uses. */
export type SeedServices = Pick<Services, 'database' | 'files'>;

/** Whether the demo company of a region exists. */
export function hasDemo(database: Database, region: string): Promise<boolean> {
  const id = idOfCompany(companyOf(region));
  return database.transaction(id, (tx) => store.isThere(tx, id), { readOnly: true });
}

/** The usernames of the accounts of a region's demo company. */
export function demoUserNames(region: string): string[] {
  const { people } = readCompany(companyOf(region));
  return people.filter(({ isAccount }) => isAccount).map(({ userName }) => userName);
}

/**
 * Creates the demo company of a region as of `now`, unless it exists. Throws `conflict` if another company of the region has one
 * of its usernames.
 */
export async function seedDemo(
  services: SeedServices,
  { region, now }: { region: string; now: number },
): Promise<void> {
  const key = companyOf(region);
  const id = idOfCompany(key);
  await services.database.transaction(id, async (tx) => {
    // Serializes servers that start at the same time; all but the first find the company.
    await tx.raw("select pg_advisory_xact_lock(hashtext('formdeck demo'))");
    if (await store.isThere(tx, id)) return;
    const company = makeCompany(key, now);
    const { timeZone } = company.file;
    const { id: userId, userName, role } = named(company.users, 'role', 'ADMIN');
    const admin = { companyId: id, userId, userName, role, groupIds: [], timeZone, flags: {} };
    await insertCompany({ tx, company, admin, now, calendar: calendarOf(now, timeZone) }, services);
    await tx.raw(gatherStatistics);
  });
}

/** The folder of a region's company; every region except `us` gets the first one. */
function companyOf(region: string): string {
  return region === 'us' ? 'lakeside-foods' : 'northern-airfields';
}

async function insertCompany(seeding: Seeding, services: SeedServices): Promise<void> {
  const { tx, company, admin, now } = seeding;
  await store.insertPeople(tx, company, await hashPassword(demoPassword));
  await insertImages(seeding, portraitsOf(company), services);
  await insertLooks(seeding);
  const { types, items } = company.catalog;
  const stored = items.map(({ retired, ...item }) => ({ ...item, retiredWith: retired ? item.id : null }));
  await insertCatalog(tx, company.id, { types, items: stored, columns: company.file.catalogColumns });
  for (const form of company.forms) {
    await insertImages(seeding, form.pictures, services);
    await store.insertDemoForm(tx, admin, form);
    await store.insertSheets(tx, company.id, form);
    await insertImages(seeding, form.images, services);
  }
  await store.insertAll(tx, 'pins', company.pins);
  await insertReports(seeding);
  await insertReportSchedules(seeding);
  await insertReminders(seeding);
  await insertJobs(seeding);
  await insertMappings(seeding);
  await insertImports(seeding);
  await store.insertAll(tx, 'notifications', newsOf(company, now));
  await insertMails(seeding);
  for (const { user, at, note } of historyOf(company)) {
    await audit(tx, { companyId: company.id, userId: user.id, userName: user.userName }, note, at);
  }
  await store.noteSignIns(tx, company.id);
}

async function insertLooks({ tx, company }: Seeding): Promise<void> {
  const { labels, logo } = company.file;
  if (labels !== undefined) await writeLabels(tx, company.id, labels);
  if (logo === undefined) return;
  const picture = await pictureOf(Buffer.from(readDemo(company.key, logo)), 'image/svg+xml');
  await writeLogo(tx, company.id, picture, company.createdAt);
}

function portraitsOf({ users, createdAt }: DemoCompany): DemoImage[] {
  return users.flatMap((user) =>
    user.photo === null ? [] : { id: user.photo, picture: 'portrait', user, sheetId: null, createdAt },
  );
}

/** An aborted run leaves files behind; the next run overwrites them, or they are never referenced. */
async function insertImages(
  { tx, company }: Seeding,
  images: readonly DemoImage[],
  { files }: SeedServices,
): Promise<void> {
  const put = async ({ id, user, sheetId, createdAt, picture, name }: DemoImage) => {
    const { bytes, mimeType } = name === undefined ? await draw({ id, user, picture }) : attachmentOf(name);
    await files.put(imageKey(company.id, id), Readable.from([bytes]));
    const contentHash = createHash('sha256').update(bytes).digest();
    const file = { mime_type: mimeType, size: bytes.length, content_hash: contentHash };
    const about = { company_id: company.id, id, user_id: user.id, sheet_id: sheetId, name: name ?? null };
    return { ...about, ...file, created_at: createdAt };
  };
  const stored: Awaited<ReturnType<typeof put>>[] = [];
  for (let start = 0; start < images.length; start += concurrency)
    stored.push(...(await Promise.all(images.slice(start, start + concurrency).map(put))));
  await store.insertAll(tx, 'images', stored);
}
