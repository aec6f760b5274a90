// A row's answers, question by question in the form's order.
import { TriangleAlert } from 'lucide-react';
import type { RowAnswer } from '#core/sheets/row-details.ts';
import { AnswerImage } from './answer-image.tsx';
import classes from './row-details.module.css';

export function RowAnswers({ answers }: { answers: readonly RowAnswer[] }) {
  return (
    <dl className={classes.answers}>
      {answers.map(({ question, texts, images, alerts }) => (
        <div key={question.id} className={classes.answer}>
          <dt>
            {question.text}
            {alerts.length > 0 && (
              <span
                role="img"
                className={classes.sign}
                aria-label={`Alert: ${alerts.join(', ')}`}
                title={alerts.join(', ')}
              >
                <TriangleAlert size={14} aria-hidden />
              </span>
            )}
          </dt>
          {texts.length === 0 && images.length === 0 && <dd className={classes.none}>Not answered</dd>}
          {texts.map((text, index) => (
            <dd key={index}>{text}</dd>
          ))}
          {images.map(({ id }) => (
            <dd key={id} className={classes.image}>
              <AnswerImage question={question} id={id} alt={question.text} isWhole />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
