// Who may make the calls of imports, and how each is made.
import { all, type CallTests } from '#tests/support/call-tests.ts';

export const calls: CallTests = {
  'imports.requestUpload': {
    who: 'managers and admins',
    answersNoMarkers: true,
    request: () => ({ query: { mimetype: 'text/csv' } }),
  },
  'imports.upload': {
    who: 'anybody, signed in or not',
    to: 'an upload',
    request: async ({ fresh, caller }) => ({
      params: { secret: await fresh.secret(caller) },
      bytes: { content: new Uint8Array([65, 10]), type: 'text/csv' },
    }),
  },
  'imports.schedule': {
    who: 'managers and admins',
    to: 'a form',
    request: async ({ place, fresh, caller }) => ({
      params: { id: place.formId },
      body: {
        fileName: await fresh.upload(caller),
        originalFileName: 'rows.csv',
        columnMap: { [place.questionIds.place]: 0 },
      },
    }),
  },
  'imports.preview': {
    who: 'managers and admins',
    to: 'a form',
    answersNoMarkers: true,
    request: async ({ place, fresh, caller }) => ({
      params: { id: place.formId },
      body: {
        fileName: await fresh.upload(caller),
        originalFileName: 'rows.csv',
        columnMap: { [place.questionIds.place]: 0 },
      },
    }),
  },
  'imports.list': {
    who: 'managers and admins',
    request: () => ({ query: all }),
  },
  'imports.read': {
    who: 'managers and admins',
    to: 'an import',
    request: ({ place }) => ({ params: { id: place.importId }, query: all }),
  },
  'imports.status': {
    who: 'managers and admins',
    to: 'an import',
    request: ({ place }) => ({ params: { id: place.importId } }),
  },
  'imports.continue': {
    who: 'managers and admins',
    to: 'an import',
    request: async ({ fresh }) => ({
      params: { id: await fresh.import() },
      body: { rows: [{ csvRow: 2, skip: true }] },
    }),
  },
  'imports.complete': {
    who: 'managers and admins',
    to: 'an import',
    request: async ({ fresh }) => ({ params: { id: await fresh.import() } }),
  },
  'imports.cancel': {
    who: 'managers and admins',
    to: 'an import',
    request: async ({ fresh }) => ({ params: { id: await fresh.import() } }),
  },
  'imports.previewUndo': {
    who: 'managers and admins',
    to: 'an import',
    answersNoMarkers: true,
    request: async ({ fresh }) => ({ params: { id: await fresh.finishedImport() } }),
  },
  'imports.undo': {
    who: 'managers and admins',
    to: 'an import',
    request: async ({ fresh }) => ({ params: { id: await fresh.finishedImport() }, body: {} }),
  },
  'imports.dateFormats': {
    who: 'managers and admins',
    answersNoMarkers: true,
    request: () => ({}),
  },
};
