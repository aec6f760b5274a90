// Components whose code is loaded when they are first shown. Where it cannot be had, as without a network, that is said in
// their place and can be tried again: the page around them, and what somebody has entered there, stays.
import { Button, Modal } from '@mantine/core';
import {
  type ComponentType,
  createContext,
  lazy,
  type LazyExoticComponent,
  use,
  useEffect,
  useState,
} from 'react';
import { AppError } from '#core/errors.ts';
import { loadPage } from '#web/platform/load-page.ts';
import { ErrorScreen } from './notices/error-screen.tsx';

/** A part of a page. To be shown in a `Suspense`. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazyWith(load, (error) => () => <Missing error={error} />);
}

/** A dialog: where its code is missing, another one says so. */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  // All dialogs call these properties so; some have none of them.
  return lazyWith(load, (error) => (props: DialogProps) => <MissingDialog {...props} error={error} />);
}

type DialogProps = { opened?: boolean; onClose?(): void };

const Retry = createContext({ prepare() {}, run() {} });

function lazyWith<P extends object>(
  load: () => Promise<ComponentType<P>>,
  missing: (error: unknown) => ComponentType<P>,
): ComponentType<P> {
  const find = loadPage(load);
  const make = (): LazyExoticComponent<ComponentType<P>> =>
    lazy(() =>
      find().then(
        (component) => ({ default: component }),
        (error: unknown) => ({ default: missing(error) }),
      ),
    );
  let current = make();
  return function LazyPart(props: P) {
    const [{ Shown }, show] = useState({ Shown: current });
    const [retry] = useState(() => ({
      prepare: () => void (current = make()),
      run: () => show({ Shown: current }),
    }));
    return (
      <Retry value={retry}>
        <Shown {...props} />
      </Retry>
    );
  };
}

/** Where the server answers, it has a newer console, or the browser has remembered that the code was missing. */
function Missing({ error }: { error: unknown }) {
  const retry = use(Retry);
  // React keeps what came of loading. Once that is shown, whoever shows the component next tries again; before, it would be
  // tried without an end.
  useEffect(() => retry.prepare(), [retry]);
  const isAway = error instanceof AppError;
  return isAway ? (
    <ErrorScreen title="This part of the page could not be loaded" error={error} onRetry={retry.run} />
  ) : (
    <ErrorScreen
      title="This part of the page could not be loaded"
      error={new AppError('not-found', 'Save what you have entered, then reload the page.')}
      action={<Button onClick={() => location.reload()}>Reload the page</Button>}
    />
  );
}

function MissingDialog({ error, opened = true, onClose }: DialogProps & { error: unknown }) {
  const [isClosed, setClosed] = useState(false);
  const close = () => {
    if (onClose === undefined) setClosed(true);
    else onClose();
  };
  return (
    <Modal opened={opened && !isClosed} onClose={close} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Missing error={error} />
    </Modal>
  );
}
