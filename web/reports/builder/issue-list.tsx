// What has to be put right before the design can be saved, each with a way to it. Shown after an attempt to save.
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FieldError } from '#core/errors.ts';
import type { Design } from '#core/reports/own/schema.ts';
import { placeText } from '#core/reports/own/labels.ts';
import { goToField } from './go-to-field.ts';
import { useBuilder } from './use-builder.ts';
import classes from './builder.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Maximum shown: the others follow as these are put right. */
const most = 8;

export type IssueListProps = {
  issues: readonly FieldError[];
  design: Design;
  /** The number of refused saves: it is shown anew after each. */
  refusals: number;
};

export function IssueList({ issues, design, refusals }: IssueListProps) {
  const { builder } = useBuilder();
  const place = useRef<HTMLElement>(null);
  const seen = useRef(0);
  const isShown = issues.length > 0;
  useEffect(() => {
    if (!isShown || seen.current === refusals) return;
    seen.current = refusals;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isShown, refusals]);
  if (!isShown) return null;
  const more = issues.length - most;
  return (
    <section ref={place} className={`py-16 px-20 rounded-12 ${classes.issues}`} role="alert" tabIndex={-1}>
      <h2 className="row m-0 danger text-md weight-600 gap-8">
        <CircleAlert size={18} aria-hidden />
        {t(m.thingsToFixBefore, { count: issues.length })}
      </h2>
      <ul className="m-0 mt-6" style={{ paddingInlineStart: '1.375rem' }}>
        {issues.slice(0, most).map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <button
              type="button"
              className="p-0 border-none on-nothing color-inherit pointer font-inherit weight-600 text-start underline underline-2"
              onClick={() => goToField(builder, path)}
            >
              {placeText(design, path)}
            </button>
            : {message}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="m-0 mt-4 soft">{t(m.andMore, { more })}</p>}
    </section>
  );
}
