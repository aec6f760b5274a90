// Who may make the calls of sheets, and how each is made.
import { all, type CallTests, ownerIn } from '#tests/support/call-tests.ts';

export const calls: CallTests = {
  'sheets.company': {
    who: 'everybody',
    request: () => ({ query: all }),
  },
  'sheets.reviewQueue': {
    who: 'everybody',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'sheets.ofForm': {
    who: 'everybody',
    to: 'a form',
    request: ({ place }) => ({ params: { id: place.formId }, query: all }),
  },
  'sheets.read': {
    who: 'everybody',
    to: 'a sheet',
    request: ({ place }) => ({ params: { id: place.sheetId } }),
  },
  'sheets.rows': {
    who: 'everybody',
    to: 'a sheet',
    request: ({ place }) => ({ params: { id: place.sheetId }, query: all }),
  },
  'sheets.row': {
    who: 'everybody',
    to: 'a sheet',
    request: ({ place }) => ({ params: { id: place.sheetId, rowId: place.rowId } }),
  },
  'sheets.filterRows': {
    who: 'everybody',
    to: 'a sheet',
    request: ({ place }) => ({ params: { id: place.sheetId }, query: all, body: {} }),
  },
  'sheets.filterRowsAcross': {
    who: 'everybody',
    to: 'a sheet',
    request: ({ place }) => ({
      query: all,
      body: { sheetIds: [place.sheetId], rowFilters: {} },
    }),
  },
  'sheets.summarize': {
    who: 'everybody',
    to: 'a sheet',
    request: ({ place }) => ({
      params: { id: place.formId },
      body: { sheetIds: [place.sheetId], rowFilters: {} },
    }),
  },
  'sheets.changes': {
    who: 'everybody',
    to: 'a form',
    request: ({ place }) => ({
      params: { id: place.formId },
      body: { sheetIds: [], since: null, rowFilters: {} },
    }),
  },
  'sheets.findRows': {
    who: 'everybody',
    request: ({ place }) => ({ body: { ids: [place.rowId] } }),
  },
  'sheets.saveAnswers': {
    who: 'admins',
    to: 'a sheet',
    request: ({ place }) => ({
      params: { id: place.sheetId },
      body: { questionId: place.questionIds.speed, rowId: place.rowId, answers: ['7'] },
    }),
  },
  'sheets.review': {
    who: 'reviewers, managers and admins',
    to: 'a sheet',
    request: async ({ place, fresh }) => ({
      params: { id: place.sheetId, rowId: await fresh.row() },
      body: { state: 'APPROVED' },
    }),
  },
  'sheets.deleteRow': {
    who: 'admins',
    to: 'a sheet',
    request: async ({ place, fresh }) => ({
      params: { id: place.sheetId, rowId: await fresh.row() },
    }),
  },
  'sheets.reviewRows': {
    who: 'reviewers, managers and admins',
    to: 'a sheet',
    request: async ({ fresh }) => ({
      body: { rowIds: [await fresh.row(), await fresh.row()], state: 'APPROVED' },
    }),
  },
  'sheets.return': {
    who: 'reviewers, managers and admins',
    to: 'a sheet',
    request: async ({ place, fresh }) => ({
      params: { id: place.sheetId, rowId: await fresh.row() },
      body: { comment: 'Which gate was it?' },
    }),
  },
  'sheets.returnRows': {
    who: 'reviewers, managers and admins',
    to: 'a sheet',
    request: async ({ fresh }) => ({
      body: { rowIds: [await fresh.row(), await fresh.row()], comment: 'Which gate was it?' },
    }),
  },
  'sheets.returned': {
    who: 'everybody',
    request: async ({ fresh, caller }) => {
      await fresh.returnedRow(caller);
      return { query: all };
    },
  },
  'sheets.deleteRows': {
    who: 'admins',
    to: 'a sheet',
    request: async ({ fresh }) => ({ body: { rowIds: [await fresh.row()] } }),
  },
  'sheets.undos': {
    who: 'reviewers, managers and admins',
    request: () => ({ query: all }),
  },
  'sheets.undo': {
    who: 'reviewers, managers and admins',
    to: 'an undo',
    request: async ({ fresh, owner, caller }) => ({
      params: { id: await fresh.rowUndo(ownerIn(owner, caller)) },
    }),
  },
  'sheets.restoreRow': {
    who: 'admins',
    to: 'a sheet',
    request: async ({ place, fresh }) => ({
      params: { id: place.sheetId, rowId: await fresh.deletedRow() },
      body: {},
    }),
  },
  'sheets.file': {
    who: 'everybody',
    to: 'an image',
    request: ({ place }) => ({ params: { id: place.fileId } }),
  },
  'sheets.imagePlace': {
    who: 'everybody',
    to: 'an image',
    answersNoMarkers: true,
    request: ({ place }) => ({ params: { id: place.imageId } }),
  },
  'sheets.image': {
    who: 'everybody',
    to: 'an image',
    request: ({ place }) => ({ params: { file: `${place.imageId}.jpg` } }),
  },
};
