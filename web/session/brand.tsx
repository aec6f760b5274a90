// Above the card of a sign-in screen: the company's logo on its background, or the product's name.
import { useEffect, useState } from 'react';
import { defaultLabels } from '#core/appearance/schema.ts';
import classes from './brand.module.css';
import { linkedBrand } from '#core/appearance/calls.ts';
import { logoAddress } from '#core/appearance/looks.ts';
import { askRegions } from '#core/session/ask-regions.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { keepLastBrand, type LastBrand, lastBrandIn } from '#web/platform/last-brand.ts';
import { useKeyStore } from '#web/platform/store-context.tsx';

export function Brand() {
  const brand = useBrand();
  const [broken, setBroken] = useState<string | null>(null);
  if (brand === null) {
    return (
      <div
        className="row gap-10 ink weight-680"
        style={{ marginBottom: '1.5rem', fontSize: '1.25rem', letterSpacing: '-0.02em' }}
      >
        <img src={mark} alt="" width={28} height={28} />
        Formdeck
      </div>
    );
  }
  const { name, logo, labels } = brand;
  const { sidebarBackgroundColor, sidebarTextColor } = labels ?? defaultLabels;
  return (
    <div
      className={`grid w-full mb-16 weight-640 break text-center ${classes.company}`}
      style={{ background: sidebarBackgroundColor, color: sidebarTextColor }}
    >
      {logo !== null && logo !== broken ? (
        <img
          src={logo}
          alt={name}
          style={{ maxWidth: '100%', maxHeight: '3.5rem', objectFit: 'contain' }}
          onError={() => setBroken(logo)}
        />
      ) : (
        name
      )}
    </div>
  );
}

const mark = new URL('../icon.svg', import.meta.url).href;

/**
 * The company whose people sign in here: from their link, `/?company=...`, or the one that last used this browser,
 * which is shown while loading. Null if none is known.
 */
function useBrand(): LastBrand | null {
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
