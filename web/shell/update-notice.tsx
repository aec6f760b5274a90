// Announces that a newer console is installed on this device. It is loaded on request, never automatically: the user may
// be
// typing.
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { keepConsole } from '#web/platform/offline-app.ts';
import { whenIdle } from '#web/platform/when-idle.ts';
import classes from './update-notice.module.css';

export function UpdateNotice() {
  const [isNewer, setIsNewer] = useState(false);
  useEffect(() => {
    let stop = () => {};
    const cancel = whenIdle(() => {
      stop = keepConsole(document, () => setIsNewer(true));
    });
    return () => {
      cancel();
      stop();
    };
  }, []);
  return (
    <div role="status">
      {isNewer && (
        <div className={classes.notice}>
          A new version is ready
          <Button variant="default" size="compact-md" onClick={() => location.reload()}>
            Reload
          </Button>
        </div>
      )}
    </div>
  );
}
