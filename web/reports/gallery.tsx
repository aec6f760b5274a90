// The designs of reports as pages drawn small, with the rows of the chosen forms of the last 30 days.
import { Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isComplete, suggestedValues } from '#core/reports/parameters.ts';
import { galleryPageQuery } from '#core/reports/queries.ts';
import type { ReportDesign } from '#core/reports/schema.ts';
import { reportTexts } from '#core/reports/labels.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { ReportBody } from './report-body.tsx';
import classes from './gallery.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type GalleryProps = {
  designs: readonly ReportDesign[];
  formIds: readonly string[];
  value: string | null;
  error: string | null;
  onChange(designId: string): void;
};

export function Gallery({ designs, formIds, value, error, onChange }: GalleryProps) {
  // One is drawn after another: the server has more to do than a gallery.
  const [drawn, setDrawn] = useState(0);
  return (
    <fieldset className="p-0 m-0 border-none min-w-0">
      <legend className="p-0 mb-6 weight-550">{t(m.design)}</legend>
      {error !== null && (
        <p className="m-0 mb-6 danger text-xs" role="alert">
          {error}
        </p>
      )}
      <div className={classes.cards}>
        {designs.map((design, place) => (
          <label key={design.id} className={`stack gap-6 border rounded-12 pointer ${classes.card}`}>
            <input
              type="radio"
              name="design"
              className="unseen"
              checked={design.id === value}
              onChange={() => onChange(design.id)}
            />
            <SmallPage
              key={formIds.join()}
              design={design}
              formIds={formIds}
              isDue={place <= drawn}
              onDrawn={() => setDrawn((before) => Math.max(before, place + 1))}
            />
            <span className="px-6 weight-600 text-sm break">{design.name}</span>
            <span className="px-6 soft text-xs break">{design.description}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SmallPageProps = {
  design: ReportDesign;
  formIds: readonly string[];
  isDue: boolean;
  onDrawn(): void;
};

/** The first page of a report by the design; what it would say instead, where it has none. */
function SmallPage({ design, formIds, isDue, onDrawn }: SmallPageProps) {
  const { ports } = useCore();
  const { timeZone } = useActor();
  const [parameters] = useState(() => suggestedValues(design.parameters, { now: ports.now(), timeZone }));
  const isReady = formIds.length > 0 && isComplete(design, parameters);
  const query = useRead(
    (send) => galleryPageQuery(send, { reportId: design.id, templateIds: [...formIds], parameters }),
    { enabled: isReady && isDue },
  );
  const { data: html, error } = query;
  const isDone = isDue && (!isReady || html !== undefined || error !== null);
  useEffect(() => {
    if (isDone) onDrawn();
  }, [isDone, onDrawn]);
  const said =
    formIds.length === 0
      ? t(m.chooseFormToSeeDesign)
      : !isReady
        ? t(m.designAsksForParameters)
        : error !== null
          ? (explanationOf(error, reportTexts.failed) ?? reportTexts.failed)
          : html === null
            ? t(m.nothingInLastDays)
            : null;
  return (
    <span className={`block on-surface border rounded-8 ${classes.page}`} aria-hidden={said === null} inert>
      {said !== null ? (
        <span className="block soft text-xs py-10 px-12 break">{said}</span>
      ) : html === undefined || html === null ? (
        <span className={`flex ${classes.waiting}`}>
          <Loader size={18} aria-hidden />
        </span>
      ) : (
        <span className={`block ${classes.sheet}`}>
          <ReportBody html={html} />
        </span>
      )}
    </span>
  );
}
