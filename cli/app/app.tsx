// Opens the terminal app. The first frame is drawn before the screens are loaded, the configuration is read or any
// server is contacted; then the stored session is resumed, or the sign-in is shown.
import { type ComponentType, useEffect, useState } from 'react';
import type { Context } from '#cli/context.ts';
import type { OpenApp, ScreensProps } from './core-and-screens.tsx';
import type { ScreenPlace } from './screen-places.ts';
import { Frame } from '#cli/terminal/frame.tsx';
import { type Ending, runTerminal, type TerminalWorld } from '#cli/terminal/run-terminal.tsx';
import { useLeaving } from '#cli/terminal/use-leaving.ts';
import { ErrorView, Loading } from '#cli/terminal/waiting.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Runs the app until the user leaves it. It starts at home, unless another place is given. */
export async function openApp(
  context: Context,
  world: TerminalWorld & { cwd(): string },
  first: ScreenPlace = { screen: 'home' },
): Promise<Ending> {
  let opened: OpenApp | null = null;
  const open = async (): Promise<Ready> => {
    const { createOpened, Screens } = await import('./core-and-screens.tsx');
    opened ??= await createOpened(context);
    await opened.core.session.resume();
    return { Screens, opened, context, folder: world.cwd(), first };
  };
  const { color, accessible } = context.settings;
  try {
    return await runTerminal(<App open={open} />, { colors: color, accessible }, world);
  } finally {
    // TypeScript does not see that the function above assigns it.
    await (opened as OpenApp | null)?.close();
  }
}

type Ready = ScreensProps & { Screens: ComponentType<ScreensProps> };

function App({ open }: { open(): Promise<Ready> }) {
  const [ready, setReady] = useState<Ready | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useLeaving();
  useEffect(() => {
    let gone = false;
    setError(null);
    open().then(
      (made) => void (gone || setReady(made)),
      (failure: unknown) => void (gone || setError(failure)),
    );
    return () => {
      gone = true;
    };
  }, [open, attempt]);
  if (ready !== null) {
    const { Screens, ...shown } = ready;
    return <Screens {...shown} />;
  }
  return (
    <Frame crumbs={['Home']} status={[]}>
      {error === null ? (
        <Loading />
      ) : (
        <ErrorView error={error} title={t(m.formdeckCouldNotStart)} onRetry={() => setAttempt(attempt + 1)} />
      )}
    </Frame>
  );
}
