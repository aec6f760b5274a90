// Whose product this is: the company's logo, or the first letter of its name beside it.
import { useState } from 'react';
import { useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { initialOf } from '#web/ui/avatar-look.ts';
import classes from './company.module.css';

export function Company() {
  const { session } = useCore();
  const name = useSignalValue(session.user)?.company.name ?? '';
  const saved = useSignalValue(session.logo);
  const logo = useSignalValue(session.preview).logo ?? saved;
  // Where a logo cannot be shown, the name stands there.
  const [broken, setBroken] = useState<string | null>(null);
  if (logo !== null && logo !== broken)
    return <img src={logo} alt={name} className={classes.logo} onError={() => setBroken(logo)} />;
  return (
    <div className={classes.company}>
      <span className={classes.tile} aria-hidden="true">
        {initialOf(name)}
      </span>
      <span className={classes.name} title={name}>
        {name}
      </span>
    </div>
  );
}
