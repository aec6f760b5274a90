// The way to a page, above its heading: `Forms / Wildlife strikes`.
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './trail.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type TrailStep = { label: string } & (
  | { link: Pick<LinkProps, 'to' | 'params' | 'search'> }
  | { onChoose(): void }
);

/** `steps` lead to the page; `here` names it where its heading says something else. */
export function Trail({ steps, here }: { steps: readonly TrailStep[]; here?: string }) {
  return (
    <nav aria-label={t(m.breadcrumb)}>
      <ol className="row min-w-0 wrap bare-list faint text-sm">
        {steps.map((step) => (
          // A flex box, so that the slash follows in the direction of the page, whatever the direction of the words.
          <li key={step.label} className={`flex min-w-0 break ${classes.step}`}>
            <Step {...step} />
          </li>
        ))}
        {here !== undefined && (
          <li className={`flex min-w-0 break ${classes.step}`} dir="auto">
            {here}
          </li>
        )}
      </ol>
    </nav>
  );
}

function Step(step: TrailStep) {
  if ('link' in step) {
    return (
      <Link
        {...step.link}
        className={`border-none on-nothing color-inherit pointer font-inherit undecorated hover-ink hover-underline ${classes.link}`}
        activeOptions={{ exact: true }}
        dir="auto"
      >
        {step.label}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={`border-none on-nothing color-inherit pointer font-inherit undecorated hover-ink hover-underline ${classes.link}`}
      onClick={() => step.onChoose()}
      dir="auto"
    >
      {step.label}
    </button>
  );
}
