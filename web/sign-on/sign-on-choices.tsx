// Below the password on the sign-in page: the providers of the company whose address it is, or the way to find one.
import { Anchor, Button, Group } from '@mantine/core';
import type { RouterHistory } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { beginAddress, findOffers, type FoundOffer } from '#core/sign-on/find-offers.ts';
import { t } from '#core/messages/text.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { lastBrandIn } from '#web/platform/last-brand.ts';
import { useKeyStore } from '#web/platform/store-context.tsx';
import { m } from './texts.ts';

export type SignOnChoicesProps = {
  history: RouterHistory;
  /** What is typed so far. */
  username: string;
};

export function SignOnChoices({ history, username }: SignOnChoicesProps) {
  const offers = useCompanyOffers();
  if (offers.length > 0) {
    return offers.map((offer) => (
      <Button
        key={offer.providerId}
        variant="default"
        fullWidth
        onClick={() => location.assign(beginAddress(offer, history.location.href))}
      >
        {t(m.signInWith, { provider: offer.provider })}
      </Button>
    ));
  }
  const email = username.includes('@') ? username : '';
  return (
    <Group justify="center">
      <Anchor
        href="/sign-on"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          history.push('/sign-on', { signOn: { email, next: history.location.href } });
        }}
      >
        {t(m.singleSignOn)}
      </Anchor>
    </Group>
  );
}

/** The providers of the company whose link was opened, or which last used this browser. */
function useCompanyOffers(): readonly FoundOffer[] {
  const { http, ports, regions } = useCore();
  const store = useKeyStore();
  const [key] = useState(
    () => new URLSearchParams(location.search).get('company') ?? lastBrandIn(store)?.key,
  );
  const [offers, setOffers] = useState<readonly FoundOffer[]>([]);
  useEffect(() => {
    if (key === undefined) return undefined;
    const stop = new AbortController();
    // Without an answer the link to find one is there.
    findOffers({ http, ports, regions }, { company: key }, stop.signal).then(setOffers, () => undefined);
    return () => stop.abort();
  }, [http, key, ports, regions]);
  return offers;
}
