// The frame of signed-out screens: the company's logo or the product's name above one card, the same on a phone.
import type { ReactNode } from 'react';
import { Title } from '@mantine/core';
import { useTitle } from '#web/ui/page.tsx';
import { Brand } from './brand.tsx';
import classes from './signed-out-screen.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type SignedOutScreenProps = { title: string; text?: ReactNode; children: ReactNode };

export function SignedOutScreen({ title, text, children }: SignedOutScreenProps) {
  useTitle(title);
  return (
    <main className={`row ${classes.screen}`}>
      <Brand />
      <section className={`w-full on-surface border floating ${classes.card}`}>
        <Title order={1}>{title}</Title>
        {text !== undefined && <p className="m-0 mt-6 soft">{text}</p>}
        {children}
      </section>
      <a className={`faint text-xs ${classes.foot}`} href="/privacy">
        {t(m.privacyPolicy)}
      </a>
    </main>
  );
}
