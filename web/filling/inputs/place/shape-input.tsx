// LINE and AREA: walked with the device, drawn on a map, or typed: a field with a point a line, which also takes WKT and GeoJSON.
import { Footprints, Map as MapIcon, Pause, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { currentFormats } from '#core/format/current.ts';
import { shapeText } from '#core/questions/places/measure.ts';
import { shapeTexts } from '#core/questions/places/parse-shape.ts';
import { cornersIn, type ShapeKind, shapeValue } from '#core/questions/places/shape.ts';
import { geometryOf } from '#core/questions/types.ts';
import { useTypedText } from '#web/ui/input/use-typed-text.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { fieldAttributes, type InputProps } from '../input.ts';
import classes from '../inputs.module.css';
import { type TrackState, useTrack } from './use-track.ts';
import { t } from '#core/messages/text.ts';
import { m } from '../texts.ts';

const ShapeMapDialog = lazyDialog(() =>
  import('#web/ui/map/shape-map-dialog.tsx').then((it) => it.ShapeMapDialog),
);

export function ShapeInput(props: InputProps) {
  const { question, values, describedBy, id, onValues } = props;
  const [value = ''] = values;
  const kind: ShapeKind = geometryOf(question.type) === 'area' ? 'area' : 'line';
  const corners = cornersIn(kind, value) ?? [];
  const onValue = (next: string) => onValues(next === '' ? [] : [next]);
  const onCorners = (next: typeof corners) => onValue(shapeValue(kind, next));
  const [shown, type] = useTypedText(value, shapeTexts(kind), onValue);
  const { state, start, pause } = useTrack(corners, (next) => onCorners([...next]));
  const [isOnMap, setIsOnMap] = useState(false);
  const statusId = `${id}-shape`;
  const isWalking = state.kind === 'walking';
  return (
    <>
      <textarea
        {...fieldAttributes(props)}
        aria-describedby={[describedBy, statusId].filter(Boolean).join(' ')}
        className={`${classes.field} ${classes.number}`}
        rows={Math.max(2, Math.min(8, shown.split('\n').length))}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        placeholder={'-36.85, 174.76\n-36.86, 174.77'}
        maxLength={100_000}
        value={shown}
        onChange={({ currentTarget }) => {
          pause();
          type(currentTarget.value);
        }}
      />
      <div className={`${classes.line} wrap mt-8`}>
        <button type="button" className={classes.tool} onClick={isWalking ? pause : start}>
          {isWalking ? <Pause size={20} aria-hidden /> : <Footprints size={20} aria-hidden />}
          {isWalking ? t(m.pause) : t(m.walk, { isFirst: String(corners.length === 0) })}
        </button>
        <button type="button" className={classes.tool} onClick={() => setIsOnMap(true)}>
          <MapIcon size={20} aria-hidden />
          {t(m.map)}
        </button>
        {corners.length > 0 && (
          <button type="button" className={classes.tool} onClick={() => onCorners(corners.slice(0, -1))}>
            <Undo2 size={20} aria-hidden />
            {t(m.undoPoint)}
          </button>
        )}
      </div>
      <Suspense>
        {isOnMap && (
          <ShapeMapDialog
            title={question.text}
            kind={kind}
            value={value}
            onClose={() => setIsOnMap(false)}
            onTake={(next) => {
              pause();
              onValue(next);
              setIsOnMap(false);
            }}
          />
        )}
      </Suspense>
      <p className="m-0 mt-6 soft" id={statusId} role="status">
        {[sayTrack(state), corners.length > 0 && shapeText(kind, value, currentFormats.value.number)]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
}

function sayTrack(state: TrackState): string | null {
  if (state.kind === 'failed') return state.message;
  if (state.kind === 'idle') return null;
  return state.accuracy === null
    ? t(m.measuringPosition)
    : t(m.walking, { accuracy: String(Math.max(1, Math.round(state.accuracy))) });
}
