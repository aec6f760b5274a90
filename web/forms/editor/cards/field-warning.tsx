// A warning below a field: its value is valid, but has an unexpected consequence.
import { TriangleAlert } from 'lucide-react';
import classes from './field-warning.module.css';

/** Announced to screen readers when it appears. Empty without a text. */
export function FieldWarning({ text }: { text: string | null }) {
  return (
    <div role="status">
      {text !== null && (
        <p className={classes.warning}>
          <TriangleAlert size={14} aria-hidden />
          {text}
        </p>
      )}
    </div>
  );
}
