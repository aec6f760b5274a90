// Creates a region's demo company once: `npm start` and `formdeck serve --demo` call it at every start. It runs in a
// single
// transaction, so the company is created completely or not at all.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Actor } from '#core/actor.ts';
import { pictureOf } from '#server/appearance/picture.ts';
import { writeLabels, writeLogo } from '#server/appearance/store.ts';
import { audit } from '#server/audit/write.ts';
import { insertCatalog } from '#server/catalog/write-store.ts';
import type { Database } from '#server/db/database.ts';
import type { Tx } from '#server/db/transaction.ts';
import { imageKey } from '#server/sheets/images.ts';
import type { Services } from '#server/services.ts';
import { hashPassword } from '#server/session/passwords.ts';
import { companyId, makeCompany } from './company.ts';
import type { DemoCompany, DemoImage } from './data.ts';
import { draw } from './drawings.ts';
import { historyOf } from './history.ts';
import { lakesideFoods } from './lakeside-foods/company.ts';
import { northernAirfields } from './northern-airfields/company.ts';
import { insertMails } from './mails.ts';
import { insertMappings } from './mappings.ts';
import { newsOf } from './news.ts';
import { accounts, demoPassword } from './people.ts';
import type { CompanyPlan } from './plan.ts';
import { insertJobs } from './named-jobs.ts';
import { insertReminders } from './reminders.ts';
import { insertImports } from './imports.ts';
import { createRandom, idOf } from './random.ts';
import { insertReportSchedules } from './report-schedules.ts';
import { insertReports } from './reports.ts';
import {
  insertDemoForm,
  insertImages,
  insertNews,
  insertPeople,
  insertPins,
  insertSheets,
  isThere,
  noteSignIns,
  setPhoto,
  type StoredImage,
} from './store.ts';

/** Files that are drawn and written in parallel. */
const concurrency = 16;

/** The services that seeding uses. */
export type SeedServices = Pick<Services, 'database' | 'files'>;

/** Whether the demo company of a region exists. */
export function hasDemo(database: Database, region: string): Promise<boolean> {
  const id = companyId(planOf(region));
  return database.transaction(id, (tx) => isThere(tx, id), { readOnly: true });
}

/** The usernames of the six accounts of a region's demo company. */
export function demoUserNames(region: string): string[] {
  const { userNamePrefix } = planOf(region);
  return accounts.map(([name]) => userNamePrefix + name);
}

/**
 * Creates the demo company of a region as of `now`, unless it exists. Returns its name and its six accounts. Throws
 * `conflict` if another company of the region has one of their usernames.
 */
export async function seedDemo(
  services: SeedServices,
  options: { region: string; now: number },
): Promise<{ companyName: string; userNames: string[] }> {
  const plan = planOf(options.region);
  const id = companyId(plan);
  await services.database.transaction(id, async (tx) => {
    // Serializes servers that start at the same time; all but the first find the company.
    await tx.raw("select pg_advisory_xact_lock(hashtext('formdeck demo'))");
    if (await isThere(tx, id)) return;
    await insertCompany(tx, makeCompany(plan, options.now), options.now, services);
  });
  return { companyName: plan.name, userNames: demoUserNames(options.region) };
}

/** The plan for a region; every region except `us` gets the first one. */
function planOf(region: string): CompanyPlan {
  return region === 'us' ? lakesideFoods : northernAirfields;
}

async function insertCompany(
  tx: Tx,
  company: DemoCompany,
  now: number,
  services: SeedServices,
): Promise<void> {
  await insertPeople(tx, company, await hashPassword(demoPassword));
  await keepPhotos(tx, company, services);
  await insertLooks(tx, company);
  const { items, ...catalog } = company.catalog;
  const stored = items.map(({ retired, ...item }) => ({ ...item, retiredWith: retired ? item.id : null }));
  await insertCatalog(tx, company.id, { ...catalog, items: stored });
  const admin = adminOf(company);
  for (const form of company.forms) {
    await insertDemoForm(tx, admin.actor, form);
    await insertSheets(tx, company.id, form);
    await keepImages(tx, company.id, form.images, services);
  }
  await insertPins(tx, company.id, company.pins);
  await insertReports(tx, admin.actor, company, now);
  await insertReportSchedules(tx, admin.actor, company, now);
  await insertReminders(tx, company, admin.actor, now);
  await insertJobs(tx, company.id, admin.actor, now);
  await insertMappings(tx, admin.actor, company, now);
  await insertImports(tx, company, now);
  await insertNews(tx, company.id, newsOf(company, now));
  await insertMails(tx, company, now);
  for (const { user, at, note } of historyOf(company, admin.user)) {
    await audit(tx, { companyId: company.id, userId: user.id, userName: user.userName }, note, at);
  }
  await noteSignIns(tx, company.id);
}

/** The admin who created the users, groups and forms. */
function adminOf(company: DemoCompany) {
  const user = company.users.find(({ role }) => role === 'ADMIN');
  if (user === undefined) throw new Error(`${company.name} has no admin`);
  const { id: userId, userName, role, timeZone } = user;
  const actor: Actor = { companyId: company.id, userId, userName, role, groupIds: [], timeZone, flags: {} };
  return { user, actor };
}

async function insertLooks(tx: Tx, { id, createdAt, looks }: DemoCompany): Promise<void> {
  if (looks === undefined) return;
  await writeLabels(tx, id, looks.labels);
  await writeLogo(tx, id, await pictureOf(Buffer.from(looks.logo), 'image/svg+xml'), createdAt);
}

/** Most users have a photo; recently added users have none yet. */
async function keepPhotos(tx: Tx, company: DemoCompany, services: SeedServices): Promise<void> {
  const photos = company.users
    .filter(({ id, mustChangePassword }) => !mustChangePassword && createRandom(`photo of ${id}`).chance(0.7))
    .map((user): DemoImage => {
      const id = idOf(company.id, 'photo', user.userName);
      return { id, draw: 'portrait', user, sheetId: null, createdAt: company.createdAt };
    });
  await keepImages(tx, company.id, photos, services);
  for (const { id, user } of photos) await setPhoto(tx, company.id, user.id, id);
}

/** An aborted run leaves files behind; the next run overwrites them, or they are never referenced. */
async function keepImages(
  tx: Tx,
  ofCompany: string,
  images: readonly DemoImage[],
  services: SeedServices,
): Promise<void> {
  const keep = async (image: DemoImage) => {
    const { bytes, mimeType } = await draw(image);
    await services.files.put(imageKey(ofCompany, image.id), Readable.from([bytes]));
    const contentHash = createHash('sha256').update(bytes).digest();
    return { image, mimeType, size: bytes.length, contentHash };
  };
  const stored: StoredImage[] = [];
  for (let start = 0; start < images.length; start += concurrency)
    stored.push(...(await Promise.all(images.slice(start, start + concurrency).map(keep))));
  await insertImages(tx, ofCompany, stored);
}
