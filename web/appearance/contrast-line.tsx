// The contrast of the menu text, and a readable colour to use instead if it is too low.
import { Button, ColorSwatch } from '@mantine/core';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { contrastText, menuContrast, readableText } from '#core/appearance/contrast.ts';
import type { Labels } from '#core/appearance/schema.ts';
import { appearanceTexts as texts } from '#core/appearance/labels.ts';
import classes from './appearance.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function ContrastLine({ labels, onChoose }: { labels: Labels; onChoose(text: string): void }) {
  const readable = readableText(labels);
  return (
    <div
      className={`row wrap gap-y-8 gap-x-10 py-10 px-12 rounded-8 on-sunken ${classes.contrast}`}
      data-readable={readable === null}
    >
      {readable === null ? <CircleCheck size={18} aria-hidden /> : <TriangleAlert size={18} aria-hidden />}
      <p className="grow-224 m-0 ink" role="status">
        {texts.contrast}: <b className="numbers">{contrastText(menuContrast(labels))}</b>.{' '}
        {readable === null ? texts.readable : texts.unreadable}
      </p>
      {readable !== null && (
        <Button
          variant="default"
          size="xs"
          leftSection={<ColorSwatch color={readable} size={14} component="span" />}
          onClick={() => onChoose(readable)}
        >
          {t(m.use, { readable })}
        </Button>
      )}
    </div>
  );
}
