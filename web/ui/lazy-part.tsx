// Lazily loaded components. If the code is not available, for example offline, an error with a retry replaces only the
// component: the page around it keeps its state.
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
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

/** A part of a page. Render it within a `Suspense`. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazyWith(load, (error) => () => <Missing error={error} />);
}

/** A dialog: if its code is missing, another dialog says so. */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  // All dialogs use these names for their props.
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

/** If the server responds, it has a newer console, or the browser has cached the failure. */
function Missing({ error }: { error: unknown }) {
  const retry = use(Retry);
  // React caches the result of loading. Once the error is shown, the next mount retries; doing it earlier would retry
  // forever.
  useEffect(() => retry.prepare(), [retry]);
  const isAway = error instanceof AppError;
  return isAway ? (
    <ErrorScreen title={t(m.thisPartOfPageCould)} error={error} onRetry={retry.run} />
  ) : (
    <ErrorScreen
      title={t(m.thisPartOfPageCould)}
      error={new AppError('not-found', wording(m.saveYourWorkThenReload))}
      action={<Button onClick={() => location.reload()}>{t(m.reloadPage)}</Button>}
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
    <Modal opened={opened && !isClosed} onClose={close} closeButtonProps={{ 'aria-label': t(common.close) }}>
      <Missing error={error} />
    </Modal>
  );
}
