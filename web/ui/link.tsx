// Links to pages of the console that look like what the kit has: text, or a button.
import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink, useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

type Props<Look> = Look & Omit<ComponentPropsWithRef<'a'>, keyof Look>;

/** A link as text. */
export const LinkAnchor = createLink((props: Props<AnchorProps>) => <Anchor {...props} />);

/** A link as a button. */
export const LinkButton = createLink((props: Props<ButtonProps>) => <Button component="a" {...props} />);

/** What makes an anchor a link to an address of the console that is not known before; one that begins with `#` is on the page. */
export function usePathLink(): (href: string) => { href: string; onClick(event: MouseEvent): void } {
  const { history } = useRouter();
  return (href) => ({
    href,
    onClick(event) {
      if (href.startsWith('#') || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      history.push(href);
    },
  });
}
