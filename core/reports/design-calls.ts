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
    'Save a design of sections for reports of one form; 409 if its name is taken. Missing parts are listed with their place',
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
  summary: 'Get a design with its sections, now or in an earlier version, and the reports that use it',
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
    'Save the next version of a design, which its reports use from then on; 409 {version} if it is not based on the latest one',
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
  summary: 'Delete a design with its versions; 409 {reports} if reports use it',
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
  summary: 'List the stored versions of a design, newest first',
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
    'Save an earlier version of a design as its next one; 409 {version} if the design has changed since it was read',
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
    'Run a design that is not saved: the file, or 204 if no row matches the parameters. An incomplete section says so in its place',
  who: admins,
  scope: 'rows:read',
  notAudited: 'It only reads.',
  bodyLimit: mostDesignBytes,
  body: designPreview,
  reply: 'file',
  errors: [404, 413],
});
