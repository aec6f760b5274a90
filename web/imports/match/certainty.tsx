// The confidence of a match: as a word, a percentage, and a bar.
import type { Certainty as Degree } from '#core/imports/match-lines.ts';
import classes from './certainty.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function Certainty({ certainty, score }: { certainty: Degree; score: number }) {
  const percent = Math.round(100 * score);
  return (
    <div className={classes.certainty} data-certainty={certainty}>
      <div className="flex justify-between gap-4 weight-600 nowrap" style={{ color: 'var(--tone)' }}>
        <span>{words[certainty]}</span>
        {certainty !== 'none' && <span className="faint numbers weight-400">{percent}%</span>}
      </div>
      {certainty !== 'none' && (
        <div
          className="overflow-hidden mt-4 on-sunken"
          style={{ height: '4px', borderRadius: '2px' }}
          aria-hidden="true"
        >
          <div className={classes.part} style={{ width: `${percent}%` }} />
        </div>
      )}
    </div>
  );
}

const words: Readonly<Record<Degree, string>> = {
  sure: t(m.sure),
  likely: t(m.likely),
  unsure: t(m.unsure),
  none: t(m.noMatch),
};
