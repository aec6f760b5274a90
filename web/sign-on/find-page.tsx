// /sign-on: an e-mail address leads to its company's provider; of several, people choose. Another site that sends people here leads
// nowhere by itself.
import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { AppError } from '#core/errors.ts';
import { common } from '#core/messages/common-texts.ts';
import { t } from '#core/messages/text.ts';
import { beginSignOn } from '#core/sign-on/calls.ts';
import { beginAddress, findOffers, type FoundOffer } from '#core/sign-on/find-offers.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { SignedOutForm } from '#web/session/signed-out-form.tsx';
import { SignedOutScreen } from '#web/session/signed-out-screen.tsx';
import { useSubmit } from '#web/session/use-submit.ts';
import { m } from './texts.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What was typed on the sign-in page, and where to go on. */
    signOn?: { email: string; next: string };
  }
}

export function FindProviderPage() {
  const { search } = useRouter().history.location;
  return new URLSearchParams(search).has('company') ? <ContinuePage search={search} /> : <EmailPage />;
}

function EmailPage() {
  const { http, ports, regions } = useCore();
  const { state } = useRouter().history.location;
  const { email: typed, next } = state.signOn ?? { email: '', next: '/' };
  const [email, setEmail] = useState(typed);
  const [offers, setOffers] = useState<readonly FoundOffer[]>([]);
  const submit = useSubmit(async () => {
    const found = await findOffers({ http, ports, regions }, { email });
    const [only] = found;
    if (only !== undefined && found.length === 1) location.assign(beginAddress(only, next));
    else setOffers(found);
  }, explained);
  if (offers.length > 0) {
    return (
      <SignedOutScreen title={t(m.singleSignOn)} text={t(m.severalCompanies)}>
        <Stack mt="lg">
          {offers.map((offer) => (
            <Button
              key={`${offer.companyId} ${offer.providerId}`}
              variant="default"
              onClick={() => location.assign(beginAddress(offer, next))}
            >
              {t(m.signInAtWith, { company: offer.company, provider: offer.provider })}
            </Button>
          ))}
          <Button variant="subtle" onClick={() => setOffers([])}>
            {t(common.back)}
          </Button>
        </Stack>
      </SignedOutScreen>
    );
  }
  return (
    <SignedOutScreen title={t(m.singleSignOn)} text={t(m.enterEmail)}>
      <SignedOutForm {...submit} submit={t(common.continue)}>
        <TextInput
          id="email"
          type="email"
          label={t(common.email)}
          autoComplete="email"
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </SignedOutForm>
    </SignedOutScreen>
  );
}

/** Another site led here: people go on themselves, or do not. */
function ContinuePage({ search }: { search: string }) {
  return (
    <SignedOutScreen title={t(m.singleSignOn)}>
      <Stack mt="lg">
        <Alert color="amber">{t(m.anotherPage)}</Alert>
        <Button onClick={() => location.assign(beginSignOn.path + search)}>{t(common.continue)}</Button>
        <Button variant="default" component={Link} to="/">
          {t(common.cancel)}
        </Button>
      </Stack>
    </SignedOutScreen>
  );
}

function explained(error: unknown): string {
  if (!(error instanceof AppError)) return t(m.failed);
  return [error.message, error.hint].filter(Boolean).join(' ');
}
