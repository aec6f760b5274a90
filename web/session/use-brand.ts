// The company whose people sign in here: from their link, `/?company=...`, or the one that last used this browser.
import { useEffect, useState } from 'react';
import { linkedBrand } from '#core/appearance/calls.ts';
import { logoAddress } from '#core/appearance/looks.ts';
import { askRegions } from '#core/session/ask-regions.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { keepLastBrand, type LastBrand, lastBrandIn } from '#web/platform/last-brand.ts';
import { useKeyStore } from '#web/platform/store-context.tsx';

/** Null if none is known. While loading, the last known brand is shown. */
export function useBrand(): LastBrand | null {
  const { http, ports, regions } = useCore();
  const store = useKeyStore();
  const [linkKey] = useState(() => new URLSearchParams(location.search).get('company'));
  const [brand, setBrand] = useState(() => {
    const last = lastBrandIn(store);
    return linkKey === null || last?.key === linkKey ? last : null;
  });
  const [secret] = useState(() => linkKey ?? brand?.key ?? null);
  useEffect(() => {
    if (secret === null) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      const answers = await askRegions(
        ports,
        regions,
        ({ server }, signal) => http.send({ server }, linkedBrand, { params: { secret } }, { signal }),
        { signal: stop.signal },
      );
      const known = answers.find((answer) => answer.yes);
      if (known === undefined) return;
      const { value, region } = known;
      const found: LastBrand = {
        key: secret,
        server: region.server,
        name: value.name,
        labels: value.labels,
        logo: value.logo === null ? null : logoAddress(region.server, secret, value.logo),
      };
      setBrand(found);
      keepLastBrand(store, found);
    };
    // A failure must not prevent signing in.
    ask().catch(() => undefined);
    return () => stop.abort();
  }, [secret, http, ports, regions, store]);
  return brand;
}
