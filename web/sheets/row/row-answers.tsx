// A row's answers in the form's order. Admins edit them in place.
import { ActionIcon, Anchor, Button } from '@mantine/core';
import { ChevronDown, ChevronUp, Pencil, ShieldAlert, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { attachedTo } from '#core/questions/attached/stored-types.ts';
import { answerLink } from '#core/questions/answer-link.ts';
import { saveAnswer } from '#core/sheets/actions.ts';
import { removedText } from '#core/sheets/following-answers.ts';
import { answerSections, isAnswered, notAnsweredText, type RowAnswer } from '#core/sheets/row-details.ts';
import type { Row } from '#core/sheets/schema.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { notifyDone } from '#web/ui/notices/notify.ts';
import { useAction } from '#web/ui/use-action.ts';
import { PhotoPlace } from './photo-place.tsx';
import { PlaceOnMap } from './place-on-map.tsx';
import { StoredFile } from '#web/ui/file/stored-file.tsx';
import { loadFile } from './load-file.ts';
import { AnswerImage } from './answer-image.tsx';
import { type AnswerChangeDraft, RowAnswerEdit } from './row-answer-edit.tsx';
import { RowImageViewer } from './row-image-viewer.tsx';
import { useMayDrop } from './use-row-draft-guard.ts';
import classes from './row-details.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type RowAnswersProps = {
  row: Pick<Row, 'id' | 'sheetId'>;
  answers: readonly RowAnswer[];
  names: ReadonlyMap<string, string>;
  /** The button that filters by an answer. */
  filterBy(answer: RowAnswer): ReactNode;
  onChanged(row: Row): void;
};

export function RowAnswers({ row, answers, names, filterBy, onChanged }: RowAnswersProps) {
  const actor = useActor();
  const { run, isRunning } = useAction();
  const [edited, setEdited] = useState<string | null>(null);
  const [viewed, setViewed] = useState<string | null>(null);
  const images = answers.flatMap((answer) => answer.images);
  const list = useRef<HTMLDivElement>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const mayDrop = useMayDrop();

  const leave = (questionId: string) => {
    setEdited(null);
    // The button is mounted again after the edit is closed.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-edits="${questionId}"]`)?.focus(),
    );
  };
  const save = async ({ question }: RowAnswer, draft: AnswerChangeDraft) => {
    const ended = await run(saveAnswer, { sheetId: row.sheetId, rowId: row.id, question, ...draft });
    if (!ended.done) return;
    leave(question.id);
    const removed = removedText(question, answers, ended.result);
    if (removed !== null) notifyDone(removed);
    if ('reviewState' in ended.result) onChanged(ended.result);
  };
  const drawn = (answer: RowAnswer) => {
    const { question } = answer;
    const isEdited = edited === question.id;
    const isOffered =
      !isEdited &&
      saveAnswer.may(actor, {
        sheetId: row.sheetId,
        rowId: row.id,
        question,
        values: [],
        comment: null,
      }).yes;
    return (
      <AnswerLine
        key={question.id}
        answer={answer}
        filter={filterBy(answer)}
        onEdit={isOffered ? () => void mayDrop().then((isSure) => isSure && setEdited(question.id)) : null}
        onImage={setViewed}
        fields={
          isEdited && (
            <RowAnswerEdit
              question={question}
              before={answer.values}
              beside={answers}
              names={names}
              isSaving={isRunning}
              onSave={(draft) => void save(answer, draft)}
              onCancel={() => leave(question.id)}
            />
          )
        }
      />
    );
  };
  const blank = answers.filter((answer) => !isAnswered(answer));
  return (
    <>
      <div ref={list}>
        <Sections answers={answers.filter(isAnswered)} drawn={drawn} />
        {blank.length > 0 && (
          <Button
            className={classes.fold ?? ''}
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-expanded={isUnfolded}
            rightSection={
              isUnfolded ? <ChevronUp size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />
            }
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {notAnsweredText(blank.length)}
          </Button>
        )}
        {isUnfolded && <Sections answers={blank} drawn={drawn} />}
      </div>
      <RowImageViewer images={images} shown={viewed} onShow={setViewed} />
    </>
  );
}

/** The rows of a matrix stand below its title. */
function Sections({
  answers,
  drawn,
}: Pick<RowAnswersProps, 'answers'> & { drawn(answer: RowAnswer): ReactNode }) {
  return answerSections(answers).map(({ matrix, answers: own }, place) => (
    <Fragment key={place}>
      {matrix !== undefined && (
        <h4 className="m-0 mt-12 text-sm weight-600 break" dir="auto">
          {matrix}
        </h4>
      )}
      <dl className={`m-0 ${place > 0 && matrix === undefined ? 'mt-12' : ''}`}>{own.map(drawn)}</dl>
    </Fragment>
  ));
}

type AnswerLineProps = {
  answer: RowAnswer;
  /** The button that filters by it. */
  filter: ReactNode;
  /** Null: it cannot be edited, or is. */
  onEdit: (() => void) | null;
  onImage(id: string): void;
  /** While it is edited. */
  fields: ReactNode | false;
};

function AnswerLine({ answer, filter, onEdit, onImage, fields }: AnswerLineProps) {
  const { question, alerts } = answer;
  const isEdited = fields !== false;
  return (
    <div
      className={`ruled grid items-start p-0 py-6 gap-x-16 ${classes.answer}`}
      data-edited={isEdited || undefined}
    >
      <dt className="row min-h-24">
        <span className="break" dir="auto">
          {question.text}
        </span>
        {alerts.length > 0 && <AlertSign names={alerts} />}
        {!isEdited && filter}
        {onEdit !== null && (
          <ActionIcon
            className="rigid ms-auto"
            data-edits={question.id}
            aria-label={t(m.edit, { question: question.text })}
            title={t(common.edit)}
            size={24}
            onClick={onEdit}
          >
            <Pencil size={14} aria-hidden />
          </ActionIcon>
        )}
      </dt>
      {isEdited ? <dd>{fields}</dd> : <Given answer={answer} onImage={onImage} />}
    </div>
  );
}

/** Spec 2, section 9. */
const shownWidth = 200;

/** What was answered to a question, without its title. */
export function Given({ answer, onImage }: { answer: RowAnswer; onImage(id: string): void }): ReactNode {
  const { question, texts, images, files, passed } = answer;
  const { send } = useCore();
  const load = loadFile(send);
  const imageOf = ({ id, question: inner, keepsPlace }: RowAnswer['images'][number]) => (
    <Fragment key={id}>
      <dd className={classes.image}>
        <button
          type="button"
          className="block w-full p-0 border-none rounded-8 on-nothing"
          style={{ cursor: 'zoom-in' }}
          aria-label={t(m.viewLarger, { question: inner.text })}
          onClick={() => onImage(id)}
        >
          <AnswerImage question={inner} id={id} alt={inner.text} isWhole width={shownWidth} />
        </button>
      </dd>
      {keepsPlace && <PhotoPlace id={id} title={inner.text} />}
    </Fragment>
  );
  if (texts.length === 0 && images.length === 0) return <dd className={classes.none}>{t(m.notAnswered)}</dd>;
  return (
    <>
      {texts.map((text, index) => (
        <Fragment key={index}>
          <dd dir="auto">
            {attachedTo(question.type) === null && (
              <GivenText href={answerLink(question.type, text)} text={text} />
            )}
            {files
              .filter(({ value, entry }) =>
                entry === null ? value === answer.values[index] : entry === index,
              )
              .map(({ value, question: inner }) => (
                <StoredFile key={value} type={inner.type} value={value} load={load} />
              ))}
            <PlaceOnMap question={question} value={answer.values[index] ?? ''} />
          </dd>
          {images.filter(({ entry }) => entry === index).map(imageOf)}
        </Fragment>
      ))}
      {images.filter(({ entry }) => entry === null).map(imageOf)}
      {passed.map((text) => (
        <dd key={text} className="warning text-sm break">
          <ShieldAlert size={14} style={{ marginInlineEnd: '0.375rem', verticalAlign: '-2px' }} aria-hidden />
          {text}
        </dd>
      ))}
    </>
  );
}

function GivenText({ href, text }: { href: string | null; text: string }) {
  if (href === null) return text;
  return (
    <Anchor
      inherit
      underline="always"
      href={href}
      {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {text}
    </Anchor>
  );
}

function AlertSign({ names }: { names: readonly string[] }) {
  const words = names.join(', ');
  return (
    <span
      role="img"
      className="inline-flex warning"
      style={{ marginInlineStart: '0.375rem', verticalAlign: '-2px' }}
      aria-label={t(m.alert, { words })}
      title={words}
    >
      <TriangleAlert size={14} aria-hidden />
    </span>
  );
}
