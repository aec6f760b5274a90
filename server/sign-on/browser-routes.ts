// The calls by which browsers go to a provider and come back, to sign in, or as a trial. Nothing is asked of the provider while a
// connection to the database is held.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { beginSignOn, finishSignOn } from '#core/sign-on/calls.ts';
import { consolePath } from '#core/sign-on/claims.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { mailOriginOf } from '#server/http/address/mail-origin.ts';
import { LaterReply, on } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import {
  attemptLifetime,
  type Attempt,
  endTrial,
  expectAnswer,
  followLink,
  insertAttempt,
  takeAnswer,
} from './attempts-store.ts';
import { decide } from './decide.ts';
import { enter } from './enter.ts';
import { beginAt, finishAt, type OpenProvider } from './provider-client.ts';
import { redirectAddress } from './redirect-address.ts';
import { randomSecret, unseal } from './seal.ts';
import * as store from './store.ts';
import { orTrialEnds, redirectTo, trialResult } from './trials.ts';
import { m } from './texts.ts';

/** Ties a sign-in to the browser that it began in. */
const browserCookie = 'formdeck_sign_on';
const browserForm = /^[\w-]{43}$/;

export const signOnBrowserRoutes = [
  on(beginSignOn, async ({ tx, query, services, request, reply }) => {
    const { company: companyId, provider: providerId, trial: link, next } = query;
    // Another site must not sign anybody in: the page asks first.
    if (request.headers['sec-fetch-site'] === 'cross-site') {
      const wanted = new URL(request.url, 'https://formdeck.invalid').searchParams;
      return redirectTo(`/sign-on?${wanted.toString()}`);
    }
    await tx.setCompany(companyId);
    const now = services.now();
    const attempt =
      link === undefined
        ? { id: services.newId(), providerId: providerId ?? '', userId: null, next: consolePath(next) }
        : await followLink(tx, companyId, link, now);
    const provider = attempt && (await findUsable(tx, companyId, attempt));
    if (attempt === undefined || provider === undefined) throw missing();
    if (link === undefined) await insertAttempt(tx, companyId, { ...attempt, link: null, now });
    return new LaterReply(() =>
      orTrialEnds({ companyId, attempt, services }, async () => {
        const open = await opened(companyId, provider, services);
        const redirect = redirectAddress(mailOriginOf(request, services.settings), companyId);
        const { address, ...expected } = await beginAt(open, redirect);
        const browser = setBrowserCookie(request, reply);
        await services.database.transaction(companyId, (then) =>
          expectAnswer(then, companyId, { id: attempt.id, browser, expected }),
        );
        return redirectTo(address);
      }),
    );
  }),

  on(finishSignOn, async ({ tx, params: { company: companyId }, services, request, reply }) => {
    await tx.setCompany(companyId);
    const returned = new URL(request.url, mailOriginOf(request, services.settings));
    const state = returned.searchParams.get('state') ?? '';
    const browser = request.cookies[browserCookie] ?? '';
    const attempt = await takeAnswer(tx, companyId, { state, browser, now: services.now() });
    const provider = attempt && (await findUsable(tx, companyId, attempt));
    if (attempt === undefined) throw over();
    if (provider === undefined) throw missing();
    const { nonce, verifier } = attempt;
    return new LaterReply(() =>
      orTrialEnds({ companyId, attempt, services }, async () => {
        const open = await opened(companyId, provider, services);
        const said = await finishAt(open, returned, { state, nonce, verifier });
        const refusal = await services.database.transaction(companyId, async (then) => {
          const decision = await decide(then, { companyId, provider }, said);
          if (attempt.userId !== null) {
            const result = await trialResult(then, companyId, { provider, said, decision });
            await endTrial(then, companyId, attempt.id, result);
          } else if (decision.kind === 'refused') {
            await noteRefusal({ tx: then, companyId, now: services.now() }, provider, decision.why);
            return decision.why;
          } else await enter({ tx: then, services, companyId, provider, request, reply }, decision, said);
          return null;
        });
        if (refusal === null) return redirectTo(attempt.next);
        // After the commit, so that its entry stays.
        request.log.warn({ address: request.ip }, 'a single sign-on was refused');
        throw refusal;
      }),
    );
  }),
];

/** A provider of the company; for sign-ins only one that is on. */
async function findUsable(
  tx: Tx,
  companyId: string,
  { providerId, userId }: Pick<Attempt, 'providerId' | 'userId'>,
): Promise<store.StoredProvider | undefined> {
  if (providerId === '') return undefined;
  const provider = await store.findProvider(tx, companyId, providerId);
  return userId !== null || provider?.isOn === true ? provider : undefined;
}

async function opened(
  companyId: string,
  provider: store.StoredProvider,
  { files, settings }: Services,
): Promise<OpenProvider> {
  const { secret: sealed, name } = provider;
  const secret = sealed === null ? null : await unseal(files, sealed, `${companyId}/${provider.id}`);
  if (sealed !== null && secret === null)
    throw new AppError('conflict', wording(m.secretIsLost, { provider: name }), {
      hint: wording(m.enterSecretAgain),
    });
  return { ...provider, secret, isOpen: settings.hasPrivateProviders };
}

function setBrowserCookie(request: FastifyRequest, reply: FastifyReply): string {
  const given = request.cookies[browserCookie] ?? '';
  // Sign-ins in several tabs have one.
  const browser = browserForm.test(given) ? given : randomSecret();
  reply.setCookie(browserCookie, browser, {
    path: '/signOn',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: attemptLifetime / 1_000,
  });
  return browser;
}

/** Nobody of the company has done it, so the provider stands in the log. */
async function noteRefusal(
  { tx, companyId, now }: { tx: Tx; companyId: string; now: number },
  { id, name }: store.StoredProvider,
  why: AppError,
): Promise<void> {
  const object = { kind: 'signOnProvider', id } as const;
  const writer = { companyId, userId: id, userName: name };
  await audit(tx, writer, { action: 'sign_on_refused', object, next: [why.message] }, now);
}

function missing(): AppError {
  return new AppError('not-found', wording(m.providerIsOff), { hint: wording(m.goToSignIn) });
}

function over(): AppError {
  return new AppError('not-found', wording(m.attemptIsOver), { hint: wording(m.goToSignIn) });
}
