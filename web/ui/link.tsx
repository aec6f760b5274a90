// Links to pages of the console that look like what the kit has: text, or a button.
import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type Props<Look> = Look & Omit<ComponentPropsWithRef<'a'>, keyof Look>;

/** A link as text. */
export const LinkAnchor = createLink((props: Props<AnchorProps>) => <Anchor {...props} />);

/** A link as a button. */
export const LinkButton = createLink((props: Props<ButtonProps>) => <Button component="a" {...props} />);
