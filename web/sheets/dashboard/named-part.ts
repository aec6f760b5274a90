// An address may name a part of the dashboard after its '#', as the command palette does for a question: it is shown once
// it is drawn.
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { comesBack } from './came-from.ts';
import { showPart } from './show-part.ts';

export function useNamedPart(): void {
  const id = useLocation({ select: ({ hash }) => hash });
  // Named again, it is shown again.
  const step = useLocation({ select: ({ state }) => state.__TSR_key });
  useEffect(() => {
    // Back from the rows of a part leads to that part.
    if (id === '' || comesBack()) return undefined;
    return showPart(id, {
      onShown: (part) => {
        part.tabIndex = -1;
        part.focus({ preventScroll: true });
      },
    });
  }, [id, step]);
}
