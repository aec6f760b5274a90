// Above the card of a sign-in screen: the company's logo on its background, or the product's name.
import { useState } from 'react';
import { defaultLabels } from '#core/appearance/schema.ts';
import { useBrand } from './use-brand.ts';
import classes from './brand.module.css';

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
