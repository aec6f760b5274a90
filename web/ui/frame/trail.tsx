// The way to a page, above its heading: `Forms / Wildlife strikes`.
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './trail.module.css';

export type TrailStep = { label: string } & (
  | { link: Pick<LinkProps, 'to' | 'params' | 'search'> }
  | { onChoose(): void }
);

/** `steps` lead to the page; `here` names it where its heading says something else. */
export function Trail({ steps, here }: { steps: readonly TrailStep[]; here?: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="row min-w-0 wrap bare-list faint text-sm">
        {steps.map((step) => (
          <li key={step.label} className={classes.step}>
            <Step {...step} />
          </li>
        ))}
        {here !== undefined && (
          <li className={classes.step} dir="auto">
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
      <Link {...step.link} className={classes.link} activeOptions={{ exact: true }} dir="auto">
        {step.label}
      </Link>
    );
  }
  return (
    <button type="button" className={classes.link} onClick={() => step.onChoose()} dir="auto">
      {step.label}
    </button>
  );
}
