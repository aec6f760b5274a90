// What keeps a part of the preview from being seen, with ways to it.
import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { AppError, type FieldError } from '#core/errors.ts';
import type { Design } from '#core/reports/own/schema.ts';
import { placeText } from '#core/reports/own/labels.ts';
import { reportTexts } from '#core/reports/labels.ts';
import { ErrorScreen } from '#web/ui/notices/error-screen.tsx';
import { ReportBody } from '../report-body.tsx';
import { goToField } from './go-to-field.ts';
import { type Builder, useBuilder } from './use-builder.ts';
import type { Preview } from './use-preview.ts';
import classes from './preview-pane.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type UnfinishedProps = { design: Design; issues: readonly FieldError[]; onField(): void };

/** The parts that are not finished, each with a way to it: the rest is shown. */
export function Unfinished({ design, issues, onField }: UnfinishedProps) {
  const { builder } = useBuilder();
  const firsts = new Map(
    issues.toReversed().map(({ path }) => [path.split('.').slice(0, 2).join('.'), path] as const),
  );
  firsts.delete('sections');
  firsts.delete('name');
  if (firsts.size === 0) return null;
  return (
    <p className="m-0 mb-10 soft text-xs">
      {t(m.notFinishedYet)}{' '}
      {[...firsts.values()]
        .toReversed()
        .slice(0, mostUnfinished)
        .map((path, place) => (
          <Fragment key={path}>
            {place > 0 && '; '}
            <Way design={design} path={path} builder={builder} onField={onField} />
          </Fragment>
        ))}
    </p>
  );
}

const mostUnfinished = 4;

type WayProps = { design: Design; path: string; builder: Builder; onField(): void };

function Way({ design, path, builder, onField }: WayProps) {
  return (
    <button
      type="button"
      className="p-0 border-none on-nothing accent-ink pointer font-inherit weight-550 underline underline-2"
      onClick={() => {
        onField();
        goToField(builder, path);
      }}
    >
      {placeText(design, path)}
    </button>
  );
}

/** What is at fault, with a way to it. */
export function Failure({ preview, onField }: { preview: Preview; onField(): void }) {
  const { builder } = useBuilder();
  const { error, design, html, retry } = preview;
  const issues = error instanceof AppError && error.code === 'invalid' ? (error.details.errors ?? []) : [];
  if (issues.length === 0) return <ErrorScreen title={reportTexts.failed} error={error} onRetry={retry} />;
  return (
    <>
      <div className={`py-14 px-18 rounded-12 mb-12 ${classes.failure}`} role="alert">
        <p className="row m-0 danger weight-600 gap-8">
          <TriangleAlert size={16} aria-hidden /> {t(m.cannotBeShownYet)}
        </p>
        <ul>
          {issues.slice(0, 5).map(({ path, message }) => {
            const at = path.replace(/^design\./, '');
            return (
              <li key={path}>
                <Way design={design} path={at} builder={builder} onField={onField} />: {message}
              </li>
            );
          })}
        </ul>
      </div>
      {html != null && <ReportBody html={html} withTitle />}
    </>
  );
}
