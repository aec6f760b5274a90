// The routes for a company's appearance: its colours, its logo, and the links to both that need no token.
import { Buffer } from 'node:buffer';
import type { FastifyRequest } from 'fastify';
import * as calls from '#core/appearance/calls.ts';
import { mayChangeAppearance } from '#core/appearance/policy.ts';
import { type Labels, linksLifetime } from '#core/appearance/schema.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { authorize } from '#server/http/authorize.ts';
import { on, Reply } from '#server/http/mount.ts';
import { originOf } from '#server/http/proxy.ts';
import { queryParameters } from '#server/http/query-parameters.ts';
import { notFound } from '#server/http/validate.ts';
import { wrongSecret } from '#server/http/attempts/wrong-secrets.ts';
import { isUnchanged } from '#server/http/unchanged.ts';
import type { Services } from '#server/services.ts';
import { actingUser } from '#server/users/acting-store.ts';
import { pictureOf } from './picture.ts';
import { claimedLogo, claimedLook, isGenuine, logoSecret, type LogoUpload, lookSecret } from './secrets.ts';
import * as store from './store.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/appearance/texts.ts';
import { m } from './texts.ts';

const uploadLifetime = 3_600_000;

export const appearanceRoutes = [
  on(calls.readLabels, async ({ actor, tx }) => present(await store.readLooks(tx, actor.companyId))),

  on(calls.saveLabels, async ({ actor, tx, body, services }) => {
    authorize(mayChangeAppearance(actor));
    const { labels } = await store.readLooks(tx, actor.companyId, 'locked');
    if (labels !== null && isUnchanged(labels, body)) return body;
    await store.writeLabels(tx, actor.companyId, body);
    await audit(tx, actor, labelsNote(actor.companyId, labels, body), services.now());
    return body;
  }),

  on(calls.deleteLabels, async ({ actor, tx, services }) => {
    authorize(mayChangeAppearance(actor));
    const { labels } = await store.readLooks(tx, actor.companyId, 'locked');
    if (labels === null) return undefined;
    await store.writeLabels(tx, actor.companyId, null);
    await audit(tx, actor, labelsNote(actor.companyId, labels, null), services.now());
    return undefined;
  }),

  on(calls.readLanguage, async ({ actor, tx }) => ({ locale: await store.readLocale(tx, actor.companyId) })),

  on(calls.saveLanguage, async ({ actor, tx, body: { locale }, services }) => {
    authorize(mayChangeAppearance(actor));
    const before = await store.readLocale(tx, actor.companyId, 'locked');
    if (before === locale) return { locale };
    await store.writeLocale(tx, actor.companyId, locale);
    const object = { kind: 'company', id: actor.companyId } as const;
    const inLog = (chosen: string | null) => [chosen ?? t(both.serversLanguage)];
    const note = {
      action: 'language_changed',
      object,
      previous: inLog(before),
      next: inLog(locale),
    } as const;
    await audit(tx, actor, note, services.now());
    return { locale };
  }),

  on(calls.requestLogo, async ({ actor, tx, body, services, request }) => {
    authorize(mayChangeAppearance(actor));
    const { linkKey } = await store.readLooks(tx, actor.companyId);
    const secret = logoSecret(linkKey, {
      companyId: actor.companyId,
      userId: actor.userId,
      type: body.mimetype,
      expiresAt: services.now() + uploadLifetime,
    });
    return {
      url: `${originOf(request, services.settings)}/company/logo/${secret}`,
      method: 'PUT' as const,
      headers: { 'content-type': body.mimetype },
    };
  }),

  on(
    calls.receiveLogo,
    async ({ tx, params, body, services }) => {
      const { upload, actor } = await permittedUpload(tx, params.secret, services);
      const file = Buffer.concat(await Array.fromAsync(services.files.read(body.key)));
      const picture = await pictureOf(file, upload.type);
      const now = services.now();
      await store.writeLogo(tx, upload.companyId, picture, now);
      const object = { kind: 'company' as const, id: upload.companyId };
      const next = [`${picture.width} by ${picture.height} pixels, from ${upload.type}`];
      await audit(tx, actor, { action: 'logo_changed', object, next }, now);
      return undefined;
    },
    { before: ({ tx, params, services }) => permittedUpload(tx, params.secret, services) },
  ),

  on(calls.deleteLogo, async ({ actor, tx, services }) => {
    authorize(mayChangeAppearance(actor));
    const object = { kind: 'company' as const, id: actor.companyId };
    if (await store.deleteLogo(tx, actor.companyId))
      await audit(tx, actor, { action: 'logo_removed', object }, services.now());
    return undefined;
  }),

  on(calls.readLinks, async ({ actor, tx, services, request }) => {
    const { linkKey } = await store.readLooks(tx, actor.companyId);
    const expiresAt = services.now() + linksLifetime;
    const secret = lookSecret(linkKey, { companyId: actor.companyId, expiresAt });
    const base = `${originOf(request, services.settings)}/company/brand/${secret}`;
    return { labels: `${base}/labels`, logo: `${base}/logo` };
  }),

  on(calls.readSignInLink, async ({ actor, tx }) => {
    const { linkKey } = await store.readLooks(tx, actor.companyId);
    return { key: lookSecret(linkKey, { companyId: actor.companyId, expiresAt: 0 }) };
  }),

  on(calls.linkedBrand, async ({ tx, params, services }) => {
    const { companyId, expiresAt, looks } = await linked(tx, params.secret, services);
    // Links that expire after 12 hours serve the colours and the logo only.
    if (expiresAt !== 0) throw notFound();
    const logo = await store.findLogo(tx, companyId);
    return { name: looks.name, labels: looks.labels, logo: logo === undefined ? null : versionOf(logo) };
  }),

  on(calls.linkedLabels, async ({ tx, params, services }) => {
    return present((await linked(tx, params.secret, services)).looks);
  }),

  on(calls.linkedLogo, async ({ tx, params, services, request }) => {
    const { companyId } = await linked(tx, params.secret, services);
    const logo = await store.findLogo(tx, companyId);
    if (logo === undefined) throw notFound();
    return logoReply(logo, request);
  }),
];

/** Resolves a link to its company and opens the company's tables. Throws `not-found` for an invalid or expired link. */
async function linked(tx: Tx, secret: string, services: Services) {
  const link = claimedLook(secret);
  if (link === null || (link.expiresAt !== 0 && link.expiresAt <= services.now()))
    throw wrongSecret(notFound());
  await tx.setCompany(link.companyId);
  const looks = await store.findLooks(tx, link.companyId);
  if (looks === undefined || !isGenuine('look', looks.linkKey, secret)) throw wrongSecret(notFound());
  return { ...link, looks };
}

/** Resolves an upload secret whose user still has permission. Throws `not-found` otherwise. */
async function permittedUpload(tx: Tx, secret: string, services: Services) {
  const upload: LogoUpload | null = claimedLogo(secret);
  if (upload === null || upload.expiresAt <= services.now()) throw wrongSecret(notFound());
  await tx.setCompany(upload.companyId);
  const looks = await store.findLooks(tx, upload.companyId);
  if (looks === undefined || !isGenuine('logo', looks.linkKey, secret)) throw wrongSecret(notFound());
  const user = await actingUser(tx, upload.companyId, upload.userId);
  if (user === undefined || !mayChangeAppearance(user.actor).yes) throw notFound();
  return { upload, actor: user.actor };
}

function present({ labels }: store.Looks): Labels {
  if (labels === null) throw notFound();
  return labels;
}

function labelsNote(companyId: string, before: Labels | null, after: Labels | null) {
  return {
    action: 'labels_changed' as const,
    object: { kind: 'company' as const, id: companyId },
    previous: inWords(before),
    next: inWords(after),
  };
}

function inWords(labels: Labels | null): string[] {
  if (labels === null) return [t(m.usualColours)];
  return [
    t(m.menuBackground, { sidebarBackgroundColor: labels.sidebarBackgroundColor }),
    t(m.menuText, { sidebarTextColor: labels.sidebarTextColor }),
  ];
}

/** The URL contains the version, so the response is cacheable. Consoles of other regions load it too. */
function logoReply(logo: store.Logo, request: FastifyRequest): Reply {
  const etag = `"${versionOf(logo)}"`;
  const isOfVersion = queryParameters(request)['version'] === versionOf(logo);
  const headers = {
    etag,
    'cache-control': isOfVersion ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (request.headers['if-none-match'] === etag) return new Reply(undefined, { status: 304, headers });
  return new Reply(logo.content, {
    headers: { ...headers, 'content-type': logo.mimeType, 'content-length': String(logo.content.length) },
  });
}

function versionOf({ changedAt }: store.Logo): string {
  return changedAt.toString(36);
}
