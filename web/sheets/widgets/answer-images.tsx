// Images and signatures in two columns, newest first. Clicking one enlarges it, with a link to its row.
import { Button, Modal, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { ListedAnswer } from '#core/sheets/dashboard/aggregate.ts';
import { currentFormats } from '#core/format/current.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { AnswerImage } from '#web/sheets/row/answer-image.tsx';
import type { ListedAnswersProps } from './answer-list.tsx';
import { MoreAnswers, useMore } from './more-answers.tsx';
import classes from './widget.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const shownAtFirst = 4;
/** Full screen shows more. */
const shownLarge = 24;
/** Half a widget's width. */
const gridWidth = 260;

export function AnswerImages({ question, items, answered, isLarge, onRow }: ListedAnswersProps) {
  const { timeZone } = useActor();
  const more = useMore(items, isLarge ? shownLarge : shownAtFirst);
  const [opened, setOpened] = useState<ListedAnswer | null>(null);
  return (
    <div>
      <ul
        className={`bare-list grid gap-12 two-columns ${classes.images}`}
        aria-label={question.text}
        data-scrolls={more.showsAll || undefined}
      >
        {more.shown.map((item, place) => (
          <li key={item.row}>
            <UnstyledButton
              className={`block w-full rounded-8 ${classes.imageButton}`}
              onClick={() => setOpened(item)}
            >
              <AnswerImage
                question={question}
                id={item.value}
                alt={question.text}
                width={gridWidth}
                comesUnseen={place < shownAtFirst}
              />
              <span className={`flex justify-between gap-12 faint text-xs ${classes.author}`}>
                {item.userName} <time>{currentFormats.value.day(item.at, timeZone)}</time>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <MoreAnswers more={more} answered={answered} />
      <Modal opened={opened !== null} onClose={() => setOpened(null)} title={question.text} size="xl">
        {opened !== null && (
          <div className="grid gap-16">
            <AnswerImage question={question} id={opened.value} alt={question.text} isWhole />
            <div className="row wrap justify-between gap-12 soft">
              <span>
                {opened.userName}, {momentText(opened.at, timeZone)}
              </span>
              <Button variant="default" onClick={() => onRow(opened.row)}>
                {t(m.openRow)}
              </Button>
            </div>
          </div>
        )}
      </Modal>
    </div>
  );
}
