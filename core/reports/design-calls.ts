// The calls on designs of one's own (contract, "Reports"; all but POST, PUT and DELETE are additions).
import * as z from 'zod/mini';
import { admins } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';
import { mostDesignBytes } from './own/schema.ts';
import {
  designChange,
  designInput,
  designPreview,
  designRestore,
  designVersion,
  storedDesign,
} from './own/stored-design.ts';

const ofDesign = z.object({ id });
const names = { id: 'report design' } as const;

export const createDesign = call({
  id: 'reports.createDesign',
  method: 'POST',
  path: '/report/designs',
  summary:
    'Keep a design of sections for reports of one form; 409 where its name is taken. What it lacks is answered with an entry for each place',
  who: admins,
  scope: 'admin',
  audits: ['report_design_created'],
  bodyLimit: mostDesignBytes,
  body: designInput,
  reply: storedDesign,
  status: 201,
  errors: [404, 409, 413],
});

export const readDesign = call({
  id: 'reports.readDesign',
  method: 'GET',
  path: '/report/designs/{id}',
  summary: 'A design with its sections, as it is or as an earlier version was, and the reports made by it',
  who: admins,
  scope: 'rows:read',
  names,
  params: ofDesign,
  query: z.object({ version: z.optional(z.coerce.number().check(z.int(), z.minimum(1))) }),
  reply: storedDesign,
  errors: [404],
});

export const changeDesign = call({
  id: 'reports.changeDesign',
  method: 'PUT',
  path: '/report/designs/{id}',
  summary:
    'Save the next version of a design, which its reports follow; another version than the one that was read answers 409 {version}',
  who: admins,
  scope: 'admin',
  audits: ['report_design_changed'],
  bodyLimit: mostDesignBytes,
  names,
  params: ofDesign,
  body: designChange,
  reply: storedDesign,
  errors: [404, 409, 413],
});

export const deleteDesign = call({
  id: 'reports.deleteDesign',
  method: 'DELETE',
  path: '/report/designs/{id}',
  summary: 'Delete a design with its versions; 409 {reports} where reports are made by it',
  who: admins,
  scope: 'admin',
  audits: ['report_design_deleted'],
  names,
  params: ofDesign,
  reply: 'empty',
  errors: [404, 409],
});

export const listDesignVersions = call({
  id: 'reports.designVersions',
  method: 'GET',
  path: '/report/designs/{id}/versions',
  summary: 'The versions of a design that are kept, newest first',
  who: admins,
  scope: 'rows:read',
  names,
  params: ofDesign,
  reply: z.array(designVersion),
  errors: [404],
});

export const restoreDesign = call({
  id: 'reports.restoreDesign',
  method: 'PUT',
  path: '/report/designs/{id}/restore',
  summary:
    'Save an earlier version of a design as its next one; another version than the one that was read answers 409 {version}',
  who: admins,
  scope: 'admin',
  audits: ['report_design_changed'],
  names,
  params: ofDesign,
  body: designRestore,
  reply: storedDesign,
  errors: [404, 409],
});

export const previewDesign = call({
  id: 'reports.previewDesign',
  method: 'POST',
  path: '/report/designs/preview',
  summary:
    'Run a design that is not stored: the file, or 204 where no row falls under the parameters. A section that lacks something says so in its place',
  who: admins,
  scope: 'rows:read',
  notAudited: 'It only reads.',
  bodyLimit: mostDesignBytes,
  body: designPreview,
  reply: 'file',
  errors: [404, 413],
});
