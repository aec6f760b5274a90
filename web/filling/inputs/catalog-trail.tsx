// Where somebody is in the catalog: each step from the top is a link back.
import { ChevronRight } from 'lucide-react';
import type { CatalogStep } from '#web/filling/device/catalog-engine.ts';
import classes from './pick-dialog.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CatalogTrailProps = { trail: readonly CatalogStep[]; onGo(path: string | null): void };

export function CatalogTrail({ trail, onGo }: CatalogTrailProps) {
  const here = trail.at(-1);
  return (
    <nav className={`row rigid text-md gap-4 ${classes.trail}`} aria-label={t(m.whereYouAreInCatalog)}>
      <button type="button" onClick={() => onGo(null)}>
        {t(m.catalog)}
      </button>
      {trail.slice(0, -1).map(({ path, name }) => (
        <span key={path} style={{ display: 'contents' }}>
          <ChevronRight size={18} className="faint" aria-hidden />
          <button type="button" onClick={() => onGo(path)}>
            {name}
          </button>
        </span>
      ))}
      <ChevronRight size={18} className="faint" aria-hidden />
      <span className="rigid px-8 weight-600" aria-current="true">
        {here?.name}
      </span>
    </nav>
  );
}
