// The calls on users and user groups (spec 1, section 7; contract, "Users").
import * as z from 'zod/mini';
import { admins, managers, roles } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { signedIn } from '#core/session/schema.ts';
import { id } from '#core/primitives.ts';
import { pageFields, pageOf } from '#core/paging.ts';
import {
  contact,
  group,
  groupChange,
  groupInput,
  listedGroup,
  newUser,
  storage,
  userChange,
} from './schema.ts';
import { briefUser, setting, user } from './user.ts';

/** Changing a forced password returns a full session (contract, "Sign-in"). */
const changedUser = z.union([user, signedIn]);

export const listUsers = call({
  id: 'users.list',
  method: 'GET',
  path: '/user',
  when: 'page',
  summary: "List the company's users, without deactivated ones",
  who: managers,
  scope: 'users:read',
  query: z.object({
    ...pageFields,
    search: z.optional(z.string().check(z.maxLength(200))),
    role: z.optional(z.enum(roles)),
  }),
  reply: pageOf(user),
});

export const readUser = call({
  id: 'users.read',
  method: 'GET',
  path: '/user/{id}',
  summary: 'Get a user of the company, deactivated or not',
  who: managers,
  scope: 'users:read',
  names: { id: 'user' },
  params: z.object({ id }),
  reply: user,
  errors: [404],
});

export const companyUsers = call({
  id: 'users.company',
  method: 'GET',
  path: '/company/users',
  summary: 'List all active users by name, for pickers and filters; the role USER sees only themselves',
  who: 'signed-in',
  scope: 'forms:read',
  reply: z.array(briefUser),
});

export const readContact = call({
  id: 'users.contact',
  method: 'GET',
  path: '/company/contact',
  summary: 'Get whom to ask in the company: the admin who has been there longest',
  who: 'signed-in',
  scope: 'forms:read',
  reply: contact,
});

export const readStorage = call({
  id: 'users.storage',
  method: 'GET',
  path: '/company/storage',
  summary:
    "Get how many bytes the company's images, uploads and exports take up, and how many they may; null: unlimited",
  who: admins,
  scope: 'admin',
  reply: storage,
});

export const createUser = call({
  id: 'users.create',
  method: 'POST',
  path: '/user',
  summary:
    'Create a user with a password, or with `invite: true` and an e-mail through which they choose one',
  who: admins,
  scope: 'users:write',
  audits: ['user_created'],
  body: newUser,
  reply: user,
  status: 201,
  errors: [409],
});

export const inviteUser = call({
  id: 'users.invite',
  method: 'POST',
  path: '/invitation/user/{id}',
  summary:
    'Send a new invitation to a user who has no password yet, replacing the last one; its link works once, for 72 hours',
  who: managers,
  scope: 'users:write',
  audits: ['user_invited'],
  names: { id: 'user' },
  params: z.object({ id }),
  reply: user,
  status: 200,
  errors: [404, 409],
});

export const changeUser = call({
  id: 'users.change',
  method: 'PUT',
  path: '/user/{id}',
  summary: 'Edit or deactivate a user, or set a password',
  who: 'signed-in',
  scope: 'users:write',
  audits: [
    'user_changed',
    'user_deactivated',
    'password_changed',
    'password_check_failed',
    'calendar_link_removed',
  ],
  names: { id: 'user' },
  params: z.object({ id }),
  body: userChange,
  reply: changedUser,
  errors: [404, 409],
  beforePasswordChange: true,
});

export const saveSetting = call({
  id: 'users.saveSetting',
  method: 'POST',
  path: '/user/settings',
  summary: 'Save a setting of the signed-in user',
  who: 'signed-in',
  scope: 'admin',
  notAudited: "A person's own way of looking at things.",
  body: setting,
  reply: setting,
  status: 200,
});

export const listGroups = call({
  id: 'users.listGroups',
  method: 'GET',
  path: '/usergroup',
  summary: "List the company's user groups with their members",
  who: managers,
  scope: 'users:read',
  reply: z.array(group),
});

export const pageGroups = call({
  id: 'users.pageGroups',
  method: 'GET',
  path: '/usergroup',
  when: 'page',
  summary: "List the company's user groups by name, with the number of their members",
  who: managers,
  scope: 'users:read',
  query: z.object({ ...pageFields, search: z.optional(z.string().check(z.maxLength(200))) }),
  reply: pageOf(listedGroup),
});

export const readGroup = call({
  id: 'users.readGroup',
  method: 'GET',
  path: '/usergroup/{id}',
  summary: 'Get a user group with its members',
  who: managers,
  scope: 'users:read',
  names: { id: 'group' },
  params: z.object({ id }),
  reply: group,
  errors: [404],
});

export const createGroup = call({
  id: 'users.createGroup',
  method: 'POST',
  path: '/usergroup',
  summary: 'Create a user group',
  who: admins,
  scope: 'users:write',
  audits: ['group_created'],
  body: groupInput,
  reply: group,
  status: 201,
  errors: [409],
});

export const changeGroup = call({
  id: 'users.changeGroup',
  method: 'PUT',
  path: '/usergroup/{id}',
  summary:
    'Rename a user group or change its members: all of them with `members`, or some with `addMembers` and `removeMembers`',
  who: managers,
  scope: 'users:write',
  audits: ['group_changed'],
  names: { id: 'group' },
  params: z.object({ id }),
  body: groupChange,
  reply: group,
  errors: [404, 409],
});

export const deleteGroup = call({
  id: 'users.deleteGroup',
  method: 'DELETE',
  path: '/usergroup/{id}',
  summary: 'Delete a user group',
  who: admins,
  scope: 'users:write',
  audits: ['group_deleted'],
  names: { id: 'group' },
  params: z.object({ id }),
  reply: 'empty',
  errors: [404, 409],
});
