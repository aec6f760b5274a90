// A quiet button below what it changes: it shows more of it, or the same in another way.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

export type TextButtonProps = {
  children: ReactNode;
  onClick(): void;
  /** Whether what it opens is shown; undefined if it only makes a list longer. */
  isOpen?: boolean;
};

export function TextButton({ children, onClick, isOpen }: TextButtonProps) {
  return (
    <Button
      variant="transparent"
      size="compact-sm"
      px={0}
      mt="xs"
      fw={500}
      c="dimmed"
      aria-expanded={isOpen}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
