// The company's logo, or its initial beside its name.
import { useState } from 'react';
import { useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { initialOf } from '#web/ui/avatar-look.ts';
import classes from './company.module.css';

/** `short`: without its name, for the folded menu. */
export function Company({ look = 'full' }: { look?: 'full' | 'short' }) {
  const { session } = useCore();
  const name = useSignalValue(session.user)?.company.name ?? '';
  const saved = useSignalValue(session.logo);
  const logo = useSignalValue(session.preview).logo ?? saved;
  // If the logo fails to load, the name is shown.
  const [broken, setBroken] = useState<string | null>(null);
  if (logo !== null && logo !== broken)
    return <img src={logo} alt={name} className={classes.logo} onError={() => setBroken(logo)} />;
  return (
    <div className="row min-w-0 gap-10">
      <span
        className="middle w-32 h-32 rigid rounded-8"
        style={{ background: 'var(--menu-ink)', color: 'var(--menu-paper)', fontWeight: 700 }}
        aria-hidden="true"
      >
        {initialOf(name)}
      </span>
      {look === 'full' && (
        <span className="cut weight-640" style={{ letterSpacing: '-0.01em' }} title={name} dir="auto">
          {name}
        </span>
      )}
    </div>
  );
}
