// The first of the codes, as it will be.
import { Text } from '@mantine/core';
import { codeOf, codeSvg } from '#core/codes/code.ts';
import { type CodeText, fitsCode } from '#core/codes/codes-draft.ts';
import { codeTexts } from '#core/codes/labels.ts';
import { Panel } from '#web/ui/panel.tsx';
import classes from './codes.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ExampleProps = { first: CodeText | undefined; description: string; isLink: boolean };

export function Example({ first, description, isLink }: ExampleProps) {
  return (
    <Panel title={t(m.firstOne)}>
      {first !== undefined && fitsCode(first.content) ? (
        <div className={`row gap-8 ${classes.example}`}>
          {/* oxlint-disable-next-line react/no-danger -- drawn by us, of numbers only */}
          <div aria-hidden dangerouslySetInnerHTML={{ __html: codeSvg(codeOf(first.content), 160) }} />
          <Text size="sm" className="max-w-full text-center break">
            {first.label}
          </Text>
          {[first.note, description].filter(Boolean).map((text) => (
            <Text key={text} size="xs" c="dimmed" className="max-w-full text-center break">
              {text}
            </Text>
          ))}
          {isLink && (
            <Text size="xs" c="dimmed" className="max-w-full text-center break">
              {t(m.opens, { content: first.content })}
            </Text>
          )}
        </div>
      ) : (
        <Text c="dimmed">{first === undefined ? t(m.previewAppearsOnceFieldsAre) : codeTexts.tooLong}</Text>
      )}
    </Panel>
  );
}
