// The calls of a company's appearance (spec 1 and 3, "Company labels"; contract, "Company labels, logo").
import * as z from 'zod/mini';
import { admins } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import {
  brand,
  companyLanguage,
  companyLinks,
  labels,
  logoTarget,
  logoTypes,
  maximumLogoBytes,
} from './schema.ts';

/** Unguessable, and meaningless to others. */
const secret = z.string().check(z.regex(/^[\w-]{40,120}$/));

export const readLabels = call({
  id: 'appearance.readLabels',
  method: 'GET',
  path: '/company/labels',
  summary: "Get the colours of the company's menu; 404 if none have been chosen",
  who: 'signed-in',
  scope: 'any',
  reply: labels,
  errors: [404],
});

export const saveLabels = call({
  id: 'appearance.saveLabels',
  method: 'POST',
  path: '/company/labels',
  summary:
    "Set the colours of the company's menu, each as # with 3 or 6 hexadecimal digits; the reply has 6 lowercase digits",
  who: admins,
  scope: 'admin',
  audits: ['labels_changed'],
  body: labels,
  reply: labels,
});

export const deleteLabels = call({
  id: 'appearance.deleteLabels',
  method: 'DELETE',
  path: '/company/labels',
  summary: "Reset the menu's colours to the defaults",
  who: admins,
  scope: 'admin',
  audits: ['labels_changed'],
  reply: 'empty',
});

export const readLanguage = call({
  id: 'appearance.readLanguage',
  method: 'GET',
  path: '/company/language',
  summary:
    "Get the company's language: the locale in which e-mails and documents are written for people who have chosen none; null is the server's",
  who: 'signed-in',
  scope: 'any',
  reply: companyLanguage,
});

export const saveLanguage = call({
  id: 'appearance.saveLanguage',
  method: 'PUT',
  path: '/company/language',
  summary: "Set the company's language, as one of the locales of an account; null is the server's",
  who: admins,
  scope: 'admin',
  audits: ['language_changed'],
  body: companyLanguage,
  reply: companyLanguage,
});

export const requestLogo = call({
  id: 'appearance.requestLogo',
  method: 'POST',
  path: '/company/logo',
  summary: 'Get the URL, method and headers for uploading a logo, valid for one hour',
  who: admins,
  scope: 'admin',
  notAudited: 'The file leaves an entry when it comes.',
  body: z.object({ mimetype: z.enum(logoTypes, 'A logo must be a JPG, GIF, PNG or SVG image') }),
  reply: logoTarget,
});

export const receiveLogo = call({
  id: 'appearance.receiveLogo',
  method: 'PUT',
  path: '/company/logo/{secret}',
  summary:
    'Upload a logo; the upload URL is the permission. A new picture is made from it and stored: JPEG for a JPEG, otherwise PNG',
  who: 'public',
  isUnguessable: true,
  scope: 'any',
  audits: ['logo_changed'],
  params: z.object({ secret }),
  bytes: [...logoTypes, 'application/octet-stream'],
  bodyLimit: maximumLogoBytes,
  reply: 'empty',
  errors: [404, 413, 415],
});

export const deleteLogo = call({
  id: 'appearance.deleteLogo',
  method: 'DELETE',
  path: '/company/logo',
  summary: "Remove the company's logo",
  who: admins,
  scope: 'admin',
  audits: ['logo_removed'],
  reply: 'empty',
});

export const readLinks = call({
  id: 'appearance.readLinks',
  method: 'GET',
  path: '/company/links',
  summary: "Get two addresses that need no token for 12 hours: the company's labels, and its logo",
  who: 'signed-in',
  scope: 'any',
  background: true,
  reply: companyLinks,
});

export const readSignInLink = call({
  id: 'appearance.readSignInLink',
  method: 'GET',
  path: '/company/signInLink',
  summary:
    "Get the key of the company's sign-in address, /?company={key}, which shows its logo; it does not expire",
  who: 'signed-in',
  scope: 'any',
  background: true,
  reply: z.object({ key: z.string() }),
});

export const linkedBrand = call({
  id: 'appearance.linkedBrand',
  method: 'GET',
  path: '/company/brand/{secret}',
  summary:
    "Get what a sign-in page shows of a company: its name, its colours and the version of its logo; the link's key is the permission",
  who: 'public',
  isUnguessable: true,
  scope: 'any',
  params: z.object({ secret }),
  reply: brand,
  errors: [404],
});

export const linkedLabels = call({
  id: 'appearance.linkedLabels',
  method: 'GET',
  path: '/company/brand/{secret}/labels',
  summary: "Get the colours of a company's menu, or 404; the link is the permission",
  who: 'public',
  isUnguessable: true,
  scope: 'any',
  params: z.object({ secret }),
  reply: labels,
  errors: [404],
});

export const linkedLogo = call({
  id: 'appearance.linkedLogo',
  method: 'GET',
  path: '/company/brand/{secret}/logo',
  summary: "Get a company's logo as PNG or JPEG, or 404; the link is the permission",
  who: 'public',
  isUnguessable: true,
  scope: 'any',
  params: z.object({ secret }),
  reply: 'file',
  errors: [404],
});
