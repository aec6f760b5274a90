// A warning below a field: its value is valid, but has an unexpected consequence.
import { TriangleAlert } from 'lucide-react';

/** Announced to screen readers when it appears. Empty without a text. */
export function FieldWarning({ text }: { text: string | null }) {
  return (
    <div role="status">
      {text !== null && (
        <p className="flex items-start m-0 mt-6 warning text-xs weight-550 gap-6">
          <TriangleAlert size={14} className="mt-2" aria-hidden />
          {text}
        </p>
      )}
    </div>
  );
}
