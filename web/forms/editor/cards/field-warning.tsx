// What stands below a field whose value is allowed, but has a consequence that one would not expect.
import { TriangleAlert } from 'lucide-react';
import classes from './field-warning.module.css';

/** Announced when it appears. Nothing while there is no text. */
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
