// PLACE: measured by the device, typed in any usual notation, or chosen on a map.
import { LocateFixed, Map as MapIcon, Square } from 'lucide-react';
import { Suspense, useState } from 'react';
import { placeTexts } from '#core/questions/places/place-entry.ts';
import { positionOf, positionText, valueAt } from '#web/logic/place-position.ts';
import { useTypedText } from '#web/ui/input/use-typed-text.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { fieldAttributes, type InputProps } from '../input.ts';
import classes from '../inputs.module.css';
import { type PositionState, usePosition } from './use-position.ts';
import { t } from '#core/messages/text.ts';
import { m } from '../texts.ts';

const PlaceMapDialog = lazyDialog(() =>
  import('#web/ui/map/place-map-dialog.tsx').then((it) => it.PlaceMapDialog),
);

export function PlaceInput(props: InputProps) {
  const { question, values, describedBy, id, onValues } = props;
  const onValue = (value: string) => onValues(value === '' ? [] : [value]);
  const [shown, type] = useTypedText(values[0] ?? '', placeTexts, onValue);
  const { state, start, stop } = usePosition(onValue);
  const said = sayPosition(state);
  const [isOnMap, setIsOnMap] = useState(false);
  const statusId = `${id}-position`;
  return (
    <>
      <div className={`${classes.line} wrap`}>
        <input
          {...fieldAttributes(props)}
          aria-describedby={[describedBy, said !== null && statusId].filter(Boolean).join(' ') || undefined}
          className={`${classes.field} ${classes.number} ${classes.place}`}
          autoComplete="off"
          spellCheck={false}
          placeholder="-36.85, 174.76"
          maxLength={200}
          value={shown}
          onChange={({ currentTarget }) => {
            stop();
            type(currentTarget.value);
          }}
        />
        {state.kind === 'measuring' ? (
          <button type="button" className={classes.tool} onClick={stop}>
            <Square size={18} aria-hidden />
            {t(m.stopMeasuring)}
          </button>
        ) : (
          <button type="button" className={classes.tool} onClick={start}>
            <LocateFixed size={20} aria-hidden />
            {t(m.usePosition)}
          </button>
        )}
        <button type="button" className={classes.tool} onClick={() => setIsOnMap(true)}>
          <MapIcon size={20} aria-hidden />
          {t(m.map)}
        </button>
      </div>
      <Suspense>
        {isOnMap && (
          <PlaceMapDialog
            title={question.text}
            position={positionOf(values[0] ?? '')}
            say={positionText}
            onClose={() => setIsOnMap(false)}
            onTake={(position) => {
              stop();
              onValue(valueAt(position));
              setIsOnMap(false);
            }}
          />
        )}
      </Suspense>
      <p className="m-0 mt-6 soft" id={statusId} role="status">
        {said}
      </p>
    </>
  );
}

function sayPosition(state: PositionState): string | null {
  switch (state.kind) {
    case 'idle':
      return null;
    case 'failed':
      return state.message;
    case 'done':
      return t(m.positionTaken, { accuracy: metres(state.accuracy) });
    default:
      return state.accuracy === null
        ? t(m.measuringPosition)
        : t(m.measuringPositionMore, { accuracy: metres(state.accuracy) });
  }
}

function metres(accuracy: number): string {
  return String(Math.max(1, Math.round(accuracy)));
}
