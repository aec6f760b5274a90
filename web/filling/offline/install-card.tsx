// Offers to install the console as an app, if the browser supports it; dismissing it is remembered on this device.
import { Button } from '@mantine/core';
import { Share, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useInstallOffer } from '#web/platform/install-context.tsx';
import { useKeyStore } from '#web/platform/store-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import classes from '#web/filling/action-bar.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { rich } from '#web/ui/rich.tsx';

const key = 'formdeck.install';

export function InstallCard() {
  const offer = useInstallOffer();
  const way = useSignalValue(offer.way);
  const store = useKeyStore();
  const [isUnwanted, setIsUnwanted] = useState(() => store.getItem(key) === 'no');
  if (way === null || isUnwanted) return null;
  const putOff = () => {
    setIsUnwanted(true);
    try {
      store.setItem(key, 'no');
    } catch {
      // If storage is full, it is offered again.
    }
  };
  return (
    <section className={classes.note} data-tone="plain" aria-label={t(m.installFormdeck)}>
      <Smartphone size={22} aria-hidden />
      <span className={classes.words} data-long>
        <span className="block weight-640">{t(m.installFormdeckOnThisDevice)}</span>
        {t(m.opensFromHomeScreen)}{' '}
        {way === 'by-hand' &&
          rich(m.pressShare, { sign: <Share size={16} aria-hidden className={classes.sign} /> })}
      </span>
      <span className={`flex wrap gap-8 ${classes.buttons}`}>
        {way === 'button' && (
          <Button size="md" mih={48} onClick={() => void offer.install()}>
            {t(m.install)}
          </Button>
        )}
        <Button size="md" mih={48} variant="default" onClick={putOff}>
          {way === 'button' ? t(m.notNow) : t(m.gotIt)}
        </Button>
      </span>
    </section>
  );
}
