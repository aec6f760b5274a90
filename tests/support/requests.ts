// How each call of the server is made about the things of a place: the permission matrix sends every one of
// them as everybody about everybody's things. A call that is missing here fails the matrix.
// Long because each call of the server has its line here.
import { randomUUID } from 'node:crypto';
import { auditActions } from '#core/audit-actions.ts';
import type { Call } from '#core/contract.ts';
import { exampleForm } from './example-form.ts';
import { type Fresh, freshIn } from './fresh.ts';
import { rowOf, viewOf, widgetOf } from './request-bodies.ts';
import { type Person, testPassword } from './server.ts';
import { imageOf, type Owner, type Place, type World } from './world.ts';

export type Request = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  /** A body that is not JSON. */
  bytes?: { content: Uint8Array<ArrayBuffer>; type: string };
};

/** What a request is made from. `caller` is who sends it, the admin where it is nobody. */
export type Asking = { place: Place; fresh: Fresh; owner: Owner; caller: Person; mustChange: boolean };
type Maker = (asking: Asking) => Request | Promise<Request>;

/** The longest page, so that nothing hides on a second one. */
const all = { size: 1_000 };
const tomorrow = () => Date.now() + 86_400_000;
const weekly = () => ({ interval: 'WEEK', timeInterval: 7, scheduleTime: tomorrow() });

const requests: Readonly<Record<string, Maker>> = {
  'session.authenticate': ({ caller }) => ({ body: { username: caller.userName, password: testPassword } }),
  'session.logout': () => ({}),
  'session.me': () => ({}),
  'session.resetPassword': () => ({ body: { username: `nobody-${randomUUID()}` } }),
  'session.accessToken': () => ({}),
  'session.timeZones': () => ({}),

  'session.readPolicy': () => ({}),
  'session.changePolicy': () => ({ body: {} }),

  'tokens.create': () => ({ body: { name: `Token ${randomUUID()}`, scopes: ['rows:read'] } }),
  'tokens.list': () => ({}),
  'tokens.revoke': async ({ fresh, owner, caller }) => ({
    params: { id: await fresh.accessToken(ownerIn(owner, caller)) },
  }),

  'users.list': () => ({ query: { page: 0, ...all } }),
  'users.company': () => ({}),
  'users.storage': () => ({}),
  'users.create': () => {
    const userName = `new-${randomUUID()}`;
    return { body: { userName, email: `${userName}@example.com`, password: testPassword } };
  },
  'users.change': ({ place, owner, caller, mustChange }) => ({
    params: { id: owner === 'own' ? caller.id : place.userId },
    // Another one than they signed in with.
    body: mustChange ? { password: `${testPassword} of their own` } : { timeZone: 'America/Toronto' },
  }),
  'users.saveSetting': () => ({ body: { key: 'widgets', value: 'ten' } }),
  'users.listGroups': () => ({}),
  'users.createGroup': () => ({ body: { name: `Group ${randomUUID()}` } }),
  'users.changeGroup': async ({ fresh }) => ({
    params: { id: await fresh.group() },
    body: { name: `Group ${randomUUID()}` },
  }),
  'users.deleteGroup': async ({ fresh }) => ({ params: { id: await fresh.group() } }),

  'forms.list': () => ({}),
  'forms.create': () => ({ body: exampleForm().form }),
  'forms.read': ({ place }) => ({ params: { id: place.formId } }),
  'forms.change': async ({ place, fresh }) => ({
    params: { id: await fresh.draft() },
    body: { ...exampleForm().form, groupIds: place.groupIds },
  }),
  'forms.delete': async ({ fresh }) => ({ params: { id: await fresh.draft() } }),
  'forms.publish': async ({ fresh }) => ({ params: { id: await fresh.draft() } }),
  'forms.archive': async ({ fresh }) => ({ params: { id: await fresh.draft() } }),
  'forms.unarchive': async ({ fresh }) => ({ params: { id: await fresh.draft() } }),
  'forms.createVersion': async ({ fresh }) => ({ params: { id: await fresh.published() }, body: {} }),
  'forms.impact': ({ place }) => ({ params: { id: place.formId } }),
  'forms.reorder': async ({ place, fresh }) => ({
    params: { id: await fresh.draft() },
    body: { questionOrdering: { [place.questionIds.speed]: 3 } },
  }),
  'forms.changeQuestion': ({ place }) => ({
    params: { id: place.questionIds.speed },
    body: { hidden: true },
  }),

  'filling.createSheet': ({ place }) => ({ params: { id: place.formId }, body: { name: 'Monday' } }),
  'filling.addRow': ({ place }) => ({ params: { id: place.sheetId }, body: rowOf(place) }),
  'filling.addRows': ({ place }) => ({
    params: { id: place.sheetId },
    body: { rows: [rowOf(place), rowOf(place)] },
  }),
  'filling.addRowsBriefly': ({ place }) => ({
    params: { id: place.sheetId },
    query: { brief: 'true' },
    body: { rows: [rowOf(place), rowOf(place)] },
  }),
  'filling.correctRow': async ({ place, fresh, caller }) => ({
    params: { id: place.sheetId, rowId: await fresh.returnedRow(caller) },
    body: rowOf(place),
  }),
  'filling.completeSheet': async ({ fresh }) => ({ params: { id: await fresh.sheet() } }),
  'filling.uploadImage': async ({ fresh, caller }) => ({
    params: { id: await fresh.image() },
    bytes: { content: imageOf(`of ${caller.id}`), type: 'image/jpeg' },
  }),

  'sheets.company': () => ({ query: all }),
  'sheets.ofForm': ({ place }) => ({ params: { id: place.formId }, query: all }),
  'sheets.read': ({ place }) => ({ params: { id: place.sheetId } }),
  'sheets.rows': ({ place }) => ({ params: { id: place.sheetId }, query: all }),
  'sheets.row': ({ place }) => ({ params: { id: place.sheetId, rowId: place.rowId } }),
  'sheets.filterRows': ({ place }) => ({ params: { id: place.sheetId }, query: all, body: {} }),
  'sheets.filterRowsAcross': ({ place }) => ({
    query: all,
    body: { sheetIds: [place.sheetId], rowFilters: {} },
  }),
  'sheets.summarize': ({ place }) => ({
    params: { id: place.formId },
    body: { sheetIds: [place.sheetId], rowFilters: {} },
  }),
  'sheets.changes': ({ place }) => ({
    params: { id: place.formId },
    body: { sheetIds: [], since: null, rowFilters: {} },
  }),
  'live.follow': ({ place }) => ({ params: { id: place.formId } }),
  'sheets.findRows': ({ place }) => ({ body: { ids: [place.rowId] } }),
  'sheets.saveAnswers': ({ place }) => ({
    params: { id: place.sheetId },
    body: { questionId: place.questionIds.speed, rowId: place.rowId, answers: ['7'] },
  }),
  'sheets.review': async ({ place, fresh }) => ({
    params: { id: place.sheetId, rowId: await fresh.row() },
    body: { state: 'APPROVED' },
  }),
  'sheets.deleteRow': async ({ place, fresh }) => ({
    params: { id: place.sheetId, rowId: await fresh.row() },
  }),
  'sheets.reviewRows': async ({ fresh }) => ({
    body: { rowIds: [await fresh.row(), await fresh.row()], state: 'APPROVED' },
  }),
  'sheets.return': async ({ place, fresh }) => ({
    params: { id: place.sheetId, rowId: await fresh.row() },
    body: { comment: 'Which gate was it?' },
  }),
  'sheets.returnRows': async ({ fresh }) => ({
    body: { rowIds: [await fresh.row(), await fresh.row()], comment: 'Which gate was it?' },
  }),
  'sheets.returned': async ({ fresh, caller }) => {
    await fresh.returnedRow(caller);
    return { query: all };
  },
  'sheets.deleteRows': async ({ fresh }) => ({ body: { rowIds: [await fresh.row()] } }),
  'sheets.undos': () => ({ query: all }),
  'sheets.undo': async ({ fresh, owner, caller }) => ({
    params: { id: await fresh.rowUndo(ownerIn(owner, caller)) },
  }),
  'sheets.image': ({ place }) => ({ params: { file: `${place.imageId}.jpg` } }),

  'views.list': ({ place }) => ({ params: { id: place.formId } }),
  'views.create': ({ place }) => ({ params: { id: place.formId }, body: viewOf(place) }),
  'views.change': async (asking) => ({ params: await viewIn(asking), body: viewOf(asking.place) }),
  'views.delete': async (asking) => ({ params: await viewIn(asking) }),
  'views.setDefault': async (asking) => {
    const { id, viewId } = await viewIn(asking);
    return { params: { id }, body: { viewId } };
  },

  'widgets.create': ({ place }) => ({ params: { id: place.formId }, body: widgetOf(place) }),
  'widgets.change': ({ place }) => ({
    params: { id: place.formId, widgetId: place.widgetId },
    body: widgetOf(place),
  }),
  'widgets.delete': async ({ place, fresh }) => ({
    params: { id: place.formId, widgetId: await fresh.widget() },
  }),
  'widgets.hideContext': ({ place }) => ({ params: { id: place.formId } }),
  'widgets.unhide': ({ place }) => ({
    params: { id: place.formId },
    body: { uuids: [place.formId, place.widgetId, place.questionIds.speed] },
  }),
  'widgets.reorder': ({ place }) => ({
    params: { id: place.formId },
    body: {
      contextWidgetOrder: 2,
      questions: { [place.questionIds.speed]: 1 },
      templateWidgets: { [place.widgetId]: 0 },
    },
  }),

  'pins.list': () => ({}),
  'pins.pin': ({ place }) => ({
    params: { widgetId: place.widgetId },
    body: { uuids: [place.sheetId], filter: {}, step: 20 },
  }),
  'pins.unpin': async (asking) => ({ params: { id: await pinOf(asking) } }),
  'pins.change': async (asking) => ({ params: { id: await pinOf(asking) }, body: { step: 50 } }),
  'pins.reorder': ({ place, owner, caller }) => ({
    params: { id: owner === 'own' ? caller.id : place.userId },
    body: { [place.widgetId]: 3 },
  }),

  'imports.requestUpload': () => ({ query: { mimetype: 'text/csv' } }),
  'imports.upload': async ({ fresh, caller }) => ({
    params: { secret: await fresh.secret(caller) },
    bytes: { content: new Uint8Array([65, 10]), type: 'text/csv' },
  }),
  'imports.schedule': async ({ place, fresh, caller }) => ({
    params: { id: place.formId },
    body: {
      fileName: await fresh.upload(caller),
      originalFileName: 'rows.csv',
      columnMap: { [place.questionIds.place]: 0 },
    },
  }),
  'imports.list': () => ({ query: all }),
  'imports.read': ({ place }) => ({ params: { id: place.importId }, query: all }),
  'imports.status': ({ place }) => ({ params: { id: place.importId } }),
  'imports.continue': async ({ fresh }) => ({
    params: { id: await fresh.import() },
    body: { rows: [{ csvRow: 2, skip: true }] },
  }),
  'imports.complete': async ({ fresh }) => ({ params: { id: await fresh.import() } }),
  'imports.cancel': async ({ fresh }) => ({ params: { id: await fresh.import() } }),
  'imports.dateFormats': () => ({}),

  'exports.form': ({ place }) => ({
    body: { templateIds: [place.formId], startDate: 0, endDate: tomorrow(), format: 'CSV' },
  }),
  'exports.sheets': ({ place }) => ({ body: { sheetIds: [place.sheetId], format: 'CSV' } }),
  'exports.images': ({ place }) => ({
    params: { id: place.formId },
    query: { sheetIds: place.sheetId, questionId: place.questionIds.photo },
  }),
  'exports.readSchedule': ({ place }) => ({ params: { id: place.formId } }),
  'exports.createSchedule': async ({ fresh }) => ({
    body: { templateIds: [await fresh.published()], schedule: weekly() },
  }),
  'exports.changeSchedule': async ({ fresh, owner, caller }) => ({
    params: { jobId: (await fresh.exportSchedule(owner === 'own' ? caller.id : null)).id },
    body: weekly(),
  }),
  'exports.deleteSchedule': async ({ fresh, owner, caller }) => {
    const { id: jobId, formId } = await fresh.exportSchedule(owner === 'own' ? caller.id : null);
    return { params: { id: formId, jobId } };
  },
  'exports.jobs': () => ({}),
  'exports.job': async ({ fresh, owner, caller }) => ({
    params: { id: await fresh.exportJob(ownerIn(owner, caller)) },
  }),
  'exports.jobFile': async ({ fresh, owner, caller }) => ({
    params: { id: await fresh.exportJob(ownerIn(owner, caller)) },
  }),
  'exports.tellOfJob': async ({ fresh, owner, caller }) => ({
    params: { id: await fresh.exportJob(ownerIn(owner, caller)) },
  }),
  'exports.removeJob': async ({ fresh, owner, caller }) => ({
    params: { id: await fresh.exportJob(ownerIn(owner, caller)) },
  }),
  'exports.sentFile': async ({ fresh }) => ({ params: { secret: await fresh.exportLink() } }),

  'catalog.read': () => ({}),
  'catalog.types': () => ({}),
  'catalog.version': () => ({}),

  'notifications.list': () => ({}),
  'notifications.countUnread': () => ({}),
  'notifications.change': async ({ fresh, owner, caller }) => ({
    params: { id: await fresh.notification(owner === 'own' ? caller.id : null) },
  }),
  'notifications.markAllRead': () => ({}),

  'audit.list': () => ({ query: all }),
  'audit.filter': () => ({ query: all, body: { actions: auditActions } }),
  'audit.deletedRows': () => ({ query: all, body: {} }),
};

/** The calls that can be made here. */
export const knownCalls: readonly string[] = Object.keys(requests);

/** The request of a call about the things of an owner's place. */
export async function requestFor(
  world: World,
  call: Call,
  asking: { owner: Owner; caller: Person; mustChange?: boolean },
): Promise<Request> {
  const maker = requests[call.id];
  if (maker === undefined) throw new Error(`tests/support/requests.ts does not say how ${call.id} is made`);
  const place = world.places[asking.owner];
  return maker({ mustChange: false, ...asking, place, fresh: freshIn(world.server, place) });
}

/** Whose export it is; null: of the place's person. */
function ownerIn(owner: Owner, caller: Person): string | null {
  return owner === 'own' ? caller.id : null;
}

const pinOf = ({ fresh, owner, caller }: Asking) => fresh.pin(owner === 'own' ? caller.id : null);

async function viewIn({ place, fresh, owner, caller }: Asking): Promise<{ id: string; viewId: string }> {
  return { id: place.formId, viewId: await fresh.savedView(owner === 'own' ? caller.id : null) };
}
