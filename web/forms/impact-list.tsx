// The impact of a form change, one line each, by topic.
import { Check, Info, Minus, Pencil, Plus, TriangleAlert } from 'lucide-react';
import { type ImpactLine, impactTopics } from '#core/forms/impact/impact-line.ts';
import { filterToAddress } from '#core/sheets/filter/address-filter.ts';
import classes from './impact-list.module.css';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/forms/texts.ts';
import { LinkAnchor } from '#web/ui/link.tsx';
import { m } from './texts.ts';

export function ImpactList({ lines }: { lines: readonly ImpactLine[] }) {
  if (lines.length === 0) return <p className="m-0 faint">{t(both.nothingChangesForAnyone)}</p>;
  return Object.entries(impactTopics).map(([topic, title]) => {
    const about = lines.filter((line) => line.topic === topic);
    if (about.length === 0) return null;
    return (
      <section key={topic} className={classes.topic}>
        <h3 className="m-0 mb-6 text-sm weight-600">{title}</h3>
        <ul className="stack bare-list gap-6">
          {about.map(({ tone, text, rows }) => {
            const Sign = signs[tone];
            return (
              <li key={text} className={`flex items-start gap-10 break ${classes.line}`} data-tone={tone}>
                <Sign size={16} role="img" aria-label={tones[tone]} />
                <span>
                  {text} {rows !== undefined && <RowsLink {...rows} />}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}

/** In a tab of its own: what is being published stays open. */
function RowsLink({ formId, filter }: NonNullable<ImpactLine['rows']>) {
  return (
    <LinkAnchor
      inherit
      underline="always"
      to="/sheet/$templateId/$sheetIds/data"
      params={{ templateId: formId, sheetIds: 'all' }}
      search={{ filter: filterToAddress(filter) }}
      target="_blank"
    >
      {t(m.showTheseRows)}
    </LinkAnchor>
  );
}

const signs = {
  added: Plus,
  removed: Minus,
  changed: Pencil,
  kept: Check,
  fact: Info,
  warning: TriangleAlert,
} as const;
const tones = {
  added: t(m.new),
  removed: t(m.gone),
  changed: t(m.changed),
  kept: t(m.asBefore),
  fact: t(m.note),
  warning: t(m.warning),
} as const;
