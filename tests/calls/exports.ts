// Who may make the calls of exports, and how each is made.
import { type CallTests, ownerIn, tomorrow, weekly } from '#tests/support/call-tests.ts';

export const calls: CallTests = {
  'exports.form': {
    who: 'all but users',
    to: 'a form',
    request: ({ place }) => ({
      body: { templateIds: [place.formId], startDate: 0, endDate: tomorrow(), format: 'CSV' },
    }),
  },
  'exports.sheets': {
    who: 'all but users',
    to: 'a sheet',
    request: ({ place }) => ({ body: { sheetIds: [place.sheetId], format: 'CSV' } }),
  },
  'exports.images': {
    who: 'everybody',
    to: 'a sheet',
    request: ({ place }) => ({
      params: { id: place.formId },
      query: { sheetIds: place.sheetId, questionId: place.questionIds.photo },
    }),
  },
  'exports.readSchedule': {
    who: 'all but users',
    to: 'a form',
    answersNoMarkers: true,
    request: ({ place }) => ({ params: { id: place.formId } }),
  },
  'exports.createSchedule': {
    who: 'all but users',
    to: 'a form',
    request: async ({ fresh }) => ({
      body: { templateIds: [await fresh.published()], schedule: weekly() },
    }),
  },
  'exports.changeSchedule': {
    who: 'all but users',
    to: 'an export schedule',
    request: async ({ fresh, owner, caller }) => ({
      params: { jobId: (await fresh.exportSchedule(ownerIn(owner, caller))).id },
      body: weekly(),
    }),
  },
  'exports.runSchedule': {
    who: 'all but users',
    to: 'an export schedule',
    answersNoMarkers: true,
    request: async ({ fresh, owner, caller }) => {
      const { id: jobId, formId } = await fresh.exportSchedule(ownerIn(owner, caller));
      return { params: { id: formId, jobId } };
    },
  },
  'exports.deleteSchedule': {
    who: 'all but users',
    to: 'an export schedule',
    request: async ({ fresh, owner, caller }) => {
      const { id: jobId, formId } = await fresh.exportSchedule(ownerIn(owner, caller));
      return { params: { id: formId, jobId } };
    },
  },
  'exports.jobs': {
    who: 'all but users',
    request: () => ({}),
  },
  'exports.job': {
    who: 'all but users',
    to: 'an export',
    answersNoMarkers: true,
    request: async ({ fresh, owner, caller }) => ({
      params: { id: await fresh.exportJob(ownerIn(owner, caller)) },
    }),
  },
  'exports.jobFile': {
    who: 'all but users',
    to: 'an export',
    answersNoMarkers: true,
    request: async ({ fresh, owner, caller }) => ({
      params: { id: await fresh.exportJob(ownerIn(owner, caller)) },
    }),
  },
  'exports.tellOfJob': {
    who: 'all but users',
    to: 'an export',
    request: async ({ fresh, owner, caller }) => ({
      params: { id: await fresh.exportJob(ownerIn(owner, caller)) },
    }),
  },
  'exports.removeJob': {
    who: 'all but users',
    to: 'an export',
    request: async ({ fresh, owner, caller }) => ({
      params: { id: await fresh.exportJob(ownerIn(owner, caller)) },
    }),
  },
  'exports.sentFile': {
    who: 'anybody, signed in or not',
    to: 'a link',
    answersNoMarkers: true,
    request: async ({ fresh }) => ({ params: { secret: await fresh.exportLink() } }),
  },
};
