// Who may make the calls of reports, and how each is made. A report of a form is there for anyone who sees the form.
import { type CallTests, ownerIn, tomorrow } from '#tests/support/call-tests.ts';
import { designId, designOf } from '#tests/support/reports.ts';

const raw = designId('raw-rows');

/** Without recipients who would get an e-mail in the middle of other tests. */
const schedule = (userIds: string[]) => ({
  interval: 'WEEK',
  scheduleTime: tomorrow(),
  userIds,
  format: 'XLSX',
  parameters: { timeInterval: 7 },
});

export const calls: CallTests = {
  'reports.list': {
    who: 'all but users',
    request: () => ({}),
  },
  'reports.designs': {
    who: 'all but users',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'reports.create': {
    who: 'managers and admins',
    to: 'a form',
    request: ({ place }) => ({ body: { reportId: raw, templateIds: [place.formId], name: 'Weekly rows' } }),
  },
  'reports.change': {
    who: 'managers and admins',
    to: 'a form',
    request: async ({ fresh, caller }) => ({
      params: { id: await fresh.report({ published: false, by: caller }) },
      body: { name: 'Renamed', description: 'Every row' },
    }),
  },
  'reports.publish': {
    who: 'admins',
    to: 'a form',
    request: async ({ fresh }) => ({ params: { id: await fresh.report({ published: false }) } }),
  },
  'reports.delete': {
    who: 'managers and admins',
    to: 'a form',
    request: async ({ fresh, caller }) => ({
      params: { id: await fresh.report({ published: false, by: caller }) },
    }),
  },
  'reports.preview': {
    who: 'managers and admins',
    to: 'a form',
    request: ({ place }) => ({
      body: {
        reportId: raw,
        templateIds: [place.formId],
        format: 'JSON',
        parameters: { start_date: 0, end_date: tomorrow() },
      },
    }),
  },
  'reports.run': {
    who: 'all but users',
    to: 'a form',
    request: async ({ fresh }) => ({
      params: { id: await fresh.report() },
      body: { format: 'JSON', parameters: { start_date: 0, end_date: tomorrow() } },
    }),
  },
  'reports.printRows': {
    who: 'everybody',
    to: 'a sheet',
    // A PDF is compressed: tests/contract/print-rows.test.ts looks into it.
    answersNoMarkers: true,
    request: ({ place }) => ({ body: { rowIds: [place.rowId], format: 'PDF' } }),
  },
  'reports.createDesign': {
    who: 'admins',
    to: 'a form',
    request: ({ place }) => ({ body: designOf(place.formId, place.questionIds.place) }),
  },
  'reports.readDesign': {
    who: 'admins',
    to: 'a form',
    request: async ({ fresh }) => ({ params: { id: await fresh.reportDesign() } }),
  },
  'reports.changeDesign': {
    who: 'admins',
    to: 'a form',
    request: async ({ place, fresh }) => ({
      params: { id: await fresh.reportDesign() },
      body: { ...designOf(place.formId, place.questionIds.place), version: 1 },
    }),
  },
  'reports.restoreDesign': {
    who: 'admins',
    to: 'a form',
    request: async ({ fresh }) => ({
      params: { id: await fresh.reportDesign() },
      body: { version: 1, restore: 1 },
    }),
  },
  'reports.deleteDesign': {
    who: 'admins',
    to: 'a form',
    request: async ({ fresh }) => ({ params: { id: await fresh.reportDesign() } }),
  },
  'reports.designVersions': {
    who: 'admins',
    to: 'a form',
    answersNoMarkers: true,
    request: async ({ fresh }) => ({ params: { id: await fresh.reportDesign() } }),
  },
  'reports.previewDesign': {
    who: 'admins',
    to: 'a form',
    request: ({ place }) => ({
      body: { design: designOf(place.formId, place.questionIds.place), format: 'JSON', parameters: {} },
    }),
  },
  'reports.schedules': {
    who: 'managers and admins',
    request: () => ({ query: { from: 0, to: 86_400_000 } }),
  },
  'reports.schedulesOf': {
    who: 'managers and admins',
    to: 'a form',
    request: async ({ fresh }) => ({ params: { id: (await fresh.reportSchedule()).id } }),
    answersNoMarkers: true,
  },
  'reports.schedule': {
    who: 'managers and admins',
    to: 'a form',
    request: async ({ fresh, caller }) => ({
      params: { id: await fresh.report() },
      body: schedule([caller.id]),
    }),
  },
  'reports.changeSchedule': {
    who: 'managers and admins',
    to: 'a form',
    request: async ({ fresh, caller }) => ({
      params: await fresh.reportSchedule(),
      body: schedule([caller.id]),
    }),
  },
  'reports.deleteSchedule': {
    who: 'managers and admins',
    to: 'a form',
    request: async ({ fresh }) => ({ params: await fresh.reportSchedule() }),
  },
  'reports.pauseSchedule': {
    who: 'managers and admins',
    to: 'a form',
    request: async ({ fresh }) => ({ params: await fresh.reportSchedule() }),
  },
  'reports.resumeSchedule': {
    who: 'managers and admins',
    to: 'a form',
    request: async ({ fresh }) => ({ params: await fresh.reportSchedule({ isPaused: true }) }),
  },
  'reports.runSchedule': {
    who: 'managers and admins',
    to: 'a form',
    request: async ({ fresh }) => ({ params: await fresh.reportSchedule() }),
  },
  'reports.runs': {
    who: 'managers and admins',
    to: 'a form',
    request: async ({ fresh }) => ({ params: await fresh.reportSchedule() }),
    answersNoMarkers: true,
  },
  'reports.readFile': {
    who: 'all but users',
    to: 'a report sent to them',
    request: async ({ fresh, owner, caller }) => ({
      params: { id: (await fresh.sentReport(ownerIn(owner, caller))).fileId },
    }),
    answersNoMarkers: true,
  },
  'reports.downloadFile': {
    who: 'all but users',
    to: 'a report sent to them',
    request: async ({ fresh, owner, caller }) => ({
      params: { id: (await fresh.sentReport(ownerIn(owner, caller))).fileId },
    }),
    answersNoMarkers: true,
  },
  'reports.subscriptions': {
    who: 'all but users',
    request: () => ({}),
  },
  'reports.subscribe': {
    who: 'all but users',
    to: 'a report sent to them',
    request: async ({ fresh, owner, caller }) => ({
      params: { id: (await fresh.sentReport(ownerIn(owner, caller))).scheduleId },
      body: { subscribed: false },
    }),
  },
  'reports.askUnsubscribe': {
    who: 'anybody, signed in or not',
    to: 'a link',
    request: async ({ fresh }) => ({ params: { secret: (await fresh.sentReport(null)).secret } }),
    answersNoMarkers: true,
  },
  'reports.unsubscribe': {
    who: 'anybody, signed in or not',
    to: 'a link',
    request: async ({ fresh }) => ({ params: { secret: (await fresh.sentReport(null)).secret } }),
    answersNoMarkers: true,
  },
};
