// Shown while a list is loaded whose shape is known: as many lines as it will have, so that nothing moves when they come.
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type SkeletonLinesProps = {
  lines: number;
  /** What is loaded, for those who hear it. */
  text?: string;
};

export function SkeletonLines({ lines, text = t(m.pleaseWait) }: SkeletonLinesProps) {
  return (
    <div className="stack gap-12" role="status" aria-busy="true">
      <VisuallyHidden>{text}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} h="2.25rem" />
      ))}
    </div>
  );
}
