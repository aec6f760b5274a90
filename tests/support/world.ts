// The world of the permission tests: a company with two groups, each with a form of its own, and a neighbour
// company. Whatever somebody must not see carries its place's marker, to be searched for in every reply.
import { randomUUID } from 'node:crypto';
import type { activeRoles, Role } from '#core/actor.ts';
import * as exports from '#core/exports/calls.ts';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import * as imports from '#core/imports/calls.ts';
import { isRunning } from '#core/imports/policy.ts';
import * as pins from '#core/pins/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import * as users from '#core/users/calls.ts';
import * as widgets from '#core/widgets/calls.ts';
import { cleanupKind } from '#server/files/cleanup.ts';
import { insertCatalog } from '#server/catalog/write-store.ts';
import { newToken } from '#server/http/token.ts';
import { makeFile } from './documents.ts';
import { makeSaved } from './mappings.ts';
import { exampleForm } from './example-form.ts';
import { insertFailedMail } from './failed-mail.ts';
import { makeThings } from './company-things.ts';
import { makeScheduledReports } from './report-schedules.ts';
import { insertExportJob, insertSentExport } from './scheduled-exports.ts';
import { type Person, startTestServer, type TestServer } from './server.ts';

/** Whose thing a call is about, seen from the company's first group. */
export const owners = ['own', 'a colleague’s', 'another group’s', 'another company’s', 'nobody’s'] as const;
export type Owner = (typeof owners)[number];

/** One of each thing that a call may name. */
export type Place = {
  companyId: string;
  /** False: the ids are made up. */
  exists: boolean;
  formId: string;
  groupIds: string[];
  questionIds: { place: string; speed: string; photo: string };
  sheetId: string;
  /** Waits for its review. */
  rowId: string;
  imageId: string;
  fileId: string;
  widgetId: string;
  importId: string;
  groupId: string;
  userId: string;
};

export type ActiveRole = (typeof activeRoles)[number];
export type World = {
  server: TestServer;
  /** One of each role, all of the first group; the reviewer and the manager review its form. */
  people: Record<ActiveRole, Person> & { deactivated: Person; mustChange: Person; colleague: Person };
  neighbour: { admin: Person };
  places: Record<Owner, Place>;
};

/** What is in the data of each place, and nowhere else. */
export const markers: Readonly<Record<Exclude<Owner, 'nobody’s'>, string>> = {
  own: 'zq-own-zq',
  'a colleague’s': 'zq-colleague-zq',
  'another group’s': 'zq-other-group-zq',
  'another company’s': 'zq-other-company-zq',
};

/** Builds the world on a server of its own. */
export async function makeWorld(): Promise<World> {
  const server = await startTestServer();
  const { id: companyId, admin } = await server.company();
  const groupId = await server.group(companyId, 'First');
  await makeCatalog(server, companyId, markers.own);
  await makeThings(server, admin, markers.own);
  const otherGroupId = await server.group(companyId, 'Second');
  const [people, stranger, neighbour] = await Promise.all([
    makePeople(server, admin, groupId),
    server.person(companyId, 'USER', { groupIds: [otherGroupId] }),
    makeNeighbour(server),
  ]);
  const reviewers = [people.MANAGER, people.REVIEWER].map(({ id }) => ({ id }));
  const form = await makeForm(server, admin, markers.own, { groupIds: [groupId], reviewers });
  const otherForm = await makeForm(server, admin, markers['another group’s'], {
    groupIds: [otherGroupId],
    reviewers: [{ id: admin.id }],
  });
  const placeOf = (marker: string, by: Person, of: MadeForm, group: string) =>
    makePlace(server, { admin, by, form: of, marker, groupId: group });
  const [own, colleagues, otherGroups] = await Promise.all([
    placeOf(markers.own, people.USER, form, groupId),
    placeOf(markers['a colleague’s'], people.colleague, form, groupId),
    placeOf(markers['another group’s'], stranger, otherForm, otherGroupId),
  ]);
  // The daily clean-up of files, a minute from here, would change what tests compare before and after a request.
  await server.region.services.database.transaction(null, (tx) =>
    tx.raw('delete from schedules where kind = $1', [cleanupKind]),
  );
  return {
    server,
    people,
    neighbour,
    places: {
      own,
      'a colleague’s': colleagues,
      'another group’s': otherGroups,
      'another company’s': neighbour.place,
      'nobody’s': nowhere(companyId),
    },
  };
}

async function makePeople(server: TestServer, admin: Person, groupId: string): Promise<World['people']> {
  const roles = {
    MANAGER: 'MANAGER',
    ANALYST: 'ANALYST',
    REVIEWER: 'REVIEWER',
    USER: 'USER',
    deactivated: 'DEACTIVATED',
    mustChange: 'ADMIN',
    colleague: 'USER',
  } as const satisfies Record<string, Role>;
  const made = Object.entries(roles).map(async ([name, role]) => [
    name,
    await server.person(admin.companyId, role, { groupIds: [groupId] }),
  ]);
  return { ADMIN: admin, ...Object.fromEntries(await Promise.all(made)) };
}

type MadeForm = Pick<Place, 'formId' | 'groupIds' | 'questionIds' | 'widgetId'>;

async function makeForm(
  server: TestServer,
  admin: Person,
  marker: string,
  { groupIds, reviewers }: { groupIds: string[]; reviewers: { id: string }[] },
): Promise<MadeForm> {
  const { form, ids } = exampleForm({ name: `Form ${marker}`, description: marker, groupIds, reviewers });
  const questions = form.questions.map((question) => ({ ...question, text: `${question.text} ${marker}` }));
  await server.as(admin, forms.createForm, { body: { ...form, questions } });
  await server.as(admin, forms.publishForm, { params: { id: form.id } });
  // A definition that was in force before.
  const changed = { ...form, questions, multi: true };
  await server.as(admin, forms.changeForm, { params: { id: form.id }, body: changed });
  const schedule = { interval: 'WEEK', timeInterval: 7, scheduleTime: Date.now() + 30 * 86_400_000 } as const;
  const body = { templateIds: [form.id], schedule };
  const { jobId } = await server.as(admin, exports.createSchedule, { body });
  await makeScheduledReports(server, admin, { formId: form.id, questionId: ids.place, marker });
  const made = { companyId: admin.companyId, userId: admin.id };
  await server.region.services.database.transaction(admin.companyId, async (tx) => {
    const sent = { ...made, id: randomUUID(), scheduleId: jobId ?? '', formId: form.id };
    await insertSentExport(tx, admin.companyId, sent, newToken(admin.companyId));
    await insertFailedMail(tx, { ...made, id: randomUUID(), subject: `Scheduled export: ${marker}` });
    await insertExportJob(tx, { ...made, id: randomUUID(), formId: form.id });
  });
  await makeSaved(server, admin, { formId: form.id, questionId: ids.place, marker });
  const widget = await server.as(admin, widgets.createWidget, {
    params: { id: form.id },
    body: { title: `Widget ${marker}`, map: { var: ids.speed } },
  });
  await server.as(admin, widgets.saveOwnLayout, { params: { id: form.id }, body: { layout: {} } });
  await server.as(admin, pins.pinWidget, { params: { widgetId: widget.id }, body: {} });
  return { formId: form.id, groupIds, questionIds: ids, widgetId: widget.id };
}

/**
 * A sheet with an image, a row that waits for its review, a reviewed one and an edited one, and one that was deleted and
 * can come back; an import with a failed row.
 */
async function makePlace(
  server: TestServer,
  wanted: { admin: Person; by: Person; form: MadeForm; marker: string; groupId: string },
): Promise<Place> {
  const { admin, by, form, marker, groupId } = wanted;
  const { formId, questionIds } = form;
  const imageId = randomUUID();
  const sent = await server.fetch(by, `/image/${imageId}`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg' },
    body: imageOf(marker),
  });
  if (sent.status !== 201) throw new Error(`The image was refused: ${await sent.text()}`);
  const sheet = await server.as(by, filling.createSheet, {
    params: { id: formId },
    body: { name: `Sheet ${marker}` },
  });
  const [row, reviewed, deleted] = await server.as(by, filling.addRows, {
    params: { id: sheet.id },
    body: {
      // The first sets off the alert.
      rows: [101, 2, 3].map((speed) => ({
        answers: [
          { questionId: questionIds.place, value: `Place ${marker}` },
          { questionId: questionIds.speed, value: String(speed) },
          { questionId: questionIds.photo, value: imageId },
        ],
      })),
    },
  });
  if (row === undefined || reviewed === undefined || deleted === undefined)
    throw new Error('Three rows were expected');
  await server.as(admin, sheets.deleteRows, { body: { rowIds: [deleted.id] } });
  const comment = `Comment ${marker}`;
  await server.as(admin, sheets.reviewRow, {
    params: { id: sheet.id, rowId: reviewed.id },
    body: { state: 'REJECTED', comment },
  });
  const change = { questionId: questionIds.speed, rowId: reviewed.id, answers: ['3'], comment };
  await server.as(admin, sheets.saveAnswers, { params: { id: sheet.id }, body: change });
  return {
    ...form,
    companyId: admin.companyId,
    exists: true,
    sheetId: sheet.id,
    rowId: row.id,
    imageId,
    fileId: await makeFile(server, by, { marker, sheetId: sheet.id }),
    importId: await makeImport(server, admin, form, marker),
    groupId,
    userId: by.id,
  };
}

/** The bytes of an image that holds a text. */
export function imageOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new TextEncoder().encode(text)]);
}

async function makeImport(
  server: TestServer,
  admin: Person,
  { formId, questionIds }: MadeForm,
  marker: string,
): Promise<string> {
  const target = await server.as(admin, imports.requestUpload, { query: {} });
  await fetch(target.url, {
    method: 'PUT',
    headers: target.headers,
    body: `Place,Speed\n${marker},4\nGate,${marker}\n`,
  });
  const { id } = await server.as(admin, imports.scheduleImport, {
    params: { id: formId },
    body: {
      fileName: target.s3Resource,
      originalFileName: `File ${marker}.csv`,
      columnMap: { [questionIds.place]: 0, [questionIds.speed]: 1 },
    },
  });
  for (;;) {
    const status = await server.as(admin, imports.importStatusOf, { params: { id } });
    if (!isRunning(status)) return id;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Another company, whose people, groups and data carry its marker. */
async function makeNeighbour(server: TestServer): Promise<{ admin: Person; place: Place }> {
  const marker = markers['another company’s'];
  const { admin } = await server.company(`Company ${marker}`);
  await makeCatalog(server, admin.companyId, marker);
  await makeThings(server, admin, marker);
  const group = await server.as(admin, users.createGroup, { body: { name: `Group ${marker}` } });
  const body = {
    userName: `user-${marker}`,
    fullName: `Full name ${marker}`,
    email: `${marker}@example.com`,
    password: `password ${marker}`,
    role: 'USER' as const,
  };
  const user = await server.as(admin, users.createUser, { body });
  await server.as(admin, users.saveSetting, { body: { key: marker, value: marker } });
  const form = await makeForm(server, admin, marker, { groupIds: [], reviewers: [{ id: admin.id }] });
  const place = await makePlace(server, { admin, by: admin, form, marker, groupId: group.id });
  return { admin, place: { ...place, userId: user.id } };
}

/** An item of the company's catalog, and its type. */
function makeCatalog(server: TestServer, companyId: string, marker: string): Promise<void> {
  const type = { id: randomUUID(), name: `Type ${marker}` };
  const item = { id: randomUUID(), name: `Item ${marker}`, parentId: null, type };
  return server.region.services.database.transaction(companyId, (tx) =>
    insertCatalog(tx, companyId, { types: [type], items: [item] }),
  );
}

function nowhere(companyId: string): Place {
  return {
    companyId,
    exists: false,
    formId: randomUUID(),
    groupIds: [],
    questionIds: { place: randomUUID(), speed: randomUUID(), photo: randomUUID() },
    sheetId: randomUUID(),
    rowId: randomUUID(),
    imageId: randomUUID(),
    fileId: randomUUID(),
    widgetId: randomUUID(),
    importId: randomUUID(),
    groupId: randomUUID(),
    userId: randomUUID(),
  };
}
