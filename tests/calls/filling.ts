// Who may make the calls of filling, and how each is made.
import { type CallTests, ownerIn } from '#tests/support/call-tests.ts';
import { rowOf } from '#tests/support/request-bodies.ts';
import { imageOf } from '#tests/support/world.ts';

export const calls: CallTests = {
  'filling.createSheet': {
    who: 'everybody',
    to: 'a form',
    request: ({ place }) => ({ params: { id: place.formId }, body: { name: 'Monday' } }),
  },
  'filling.addRow': {
    who: 'everybody',
    to: 'a sheet',
    request: ({ place }) => ({ params: { id: place.sheetId }, body: rowOf(place) }),
  },
  'filling.addRows': {
    who: 'everybody',
    to: 'a sheet',
    request: ({ place }) => ({
      params: { id: place.sheetId },
      body: { rows: [rowOf(place), rowOf(place)] },
    }),
  },
  'filling.addRowsBriefly': {
    who: 'everybody',
    to: 'a sheet',
    request: ({ place }) => ({
      params: { id: place.sheetId },
      query: { brief: 'true' },
      body: { rows: [rowOf(place), rowOf(place)] },
    }),
  },
  'filling.correctRow': {
    who: 'everybody',
    to: 'a sheet',
    request: async ({ place, fresh, caller }) => ({
      params: { id: place.sheetId, rowId: await fresh.returnedRow(caller) },
      body: rowOf(place),
    }),
  },
  'filling.completeSheet': {
    who: 'everybody',
    to: 'a sheet',
    request: async ({ fresh }) => ({ params: { id: await fresh.sheet() } }),
  },
  'filling.discardSheet': {
    who: 'everybody',
    to: 'an empty sheet',
    request: async ({ fresh, owner, caller }) => ({
      params: { id: await fresh.emptySheet(ownerIn(owner, caller)) },
    }),
  },
  'filling.uploadFile': {
    who: 'everybody',
    to: 'an image to be',
    request: async ({ fresh, caller }) => ({
      params: { id: await fresh.image() },
      query: { name: 'notes.txt' },
      bytes: { content: new TextEncoder().encode(`Notes of ${caller.id}`), type: 'text/plain' },
    }),
  },
  'filling.uploadImage': {
    who: 'everybody',
    to: 'an image to be',
    request: async ({ fresh, caller }) => ({
      params: { id: await fresh.image() },
      bytes: { content: imageOf(`of ${caller.id}`), type: 'image/jpeg' },
    }),
  },
};
