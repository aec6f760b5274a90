// The menu of a card, mounted on first use: there are hundreds of cards, and until then a plain button is cheaper.
import { useEffect, useRef, useState } from 'react';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import type { Choice } from '#web/ui/choice.ts';
import classes from './card.module.css';

export type LateMenuProps = { label: string; choices(): readonly Choice[] };

export function LazyMenu(props: LateMenuProps) {
  const [isOpened, setIsOpened] = useState(false);
  if (isOpened) return <MenuAtLast {...props} />;
  return (
    <button
      type="button"
      className={`middle h-36 rigid p-0 border-none rounded-8 on-nothing soft pointer ${classes.menu}`}
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setIsOpened(true)}
    />
  );
}

/** Replaces the pressed button, and opens immediately. */
function MenuAtLast({ label, choices }: LateMenuProps) {
  const place = useRef<HTMLSpanElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (wasPressed.current) return;
    wasPressed.current = true;
    const button = place.current?.querySelector('button');
    button?.focus();
    button?.click();
  }, []);
  return (
    <span ref={place}>
      <ActionMenu
        label={label}
        choices={choices()}
        button={
          <button
            type="button"
            className={`middle h-36 rigid p-0 border-none rounded-8 on-nothing soft pointer ${classes.menu}`}
            aria-label={label}
          />
        }
      />
    </span>
  );
}
