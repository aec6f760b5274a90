// The actions on pinned widgets, with the texts of spec 2, section 8.
import { action } from '#core/action.ts';
import { AppError } from '#core/errors.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { type ChartSize, defaultChartSize } from '#core/sheets/labels.ts';
import { changePin, pinWidget as pinCall, reorderPins, unpinWidget as unpinCall } from './calls.ts';
import { mayPin } from './policy.ts';
import { type Pin, stepOf } from './schema.ts';
import { pinTexts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const touches = [['pins']] as const;

/** A widget to pin, with its current view. */
export type Pinnable = {
  widgetId: string;
  sheetIds: readonly string[] | 'all';
  filter: RowFilterInput | null;
  size?: ChartSize;
};

/** Reaching the limit is not a failure (spec 1, section 8): it only shows a message. */
export const pinWidget = action<Pinnable, 'pinned' | 'limit'>({
  id: 'pins.pin',
  label: t(m.pin),
  may: mayPin,
  async run(send, { widgetId, sheetIds, filter, size = defaultChartSize }) {
    const uuids = sheetIds === 'all' ? [] : [...sheetIds];
    try {
      await send(pinCall, { params: { widgetId }, body: { uuids, filter, step: stepOf(size) } });
      return 'pinned';
    } catch (error) {
      if (error instanceof AppError && error.status === 429) return 'limit';
      throw error;
    }
  },
  done: (_, result) => (result === 'limit' ? pinTexts.limit : pinTexts.pinned),
  failed: () => pinTexts.failed,
  touches,
});

export const unpinWidget = action<{ widgetId: string }, unknown>({
  id: 'pins.unpin',
  label: t(m.unpin),
  may: mayPin,
  run: (send, { widgetId: id }) => send(unpinCall, { params: { id } }),
  done: () => pinTexts.unpinned,
  failed: () => pinTexts.notUnpinned,
  touches,
});

/** Undoes unpinning: restores the pin with its sheets, filter, size and position. */
export const pinAgain = action<{ userId: string; pin: Pin }, unknown>({
  id: 'pins.again',
  label: t(common.undo),
  may: mayPin,
  async run(send, { userId: id, pin }) {
    const { id: widgetId, uuids, filters: filter, step, pinnedWidgetOrder } = pin;
    await send(pinCall, { params: { widgetId }, body: { uuids, filter, step } });
    await send(reorderPins, { params: { id }, body: { [widgetId]: pinnedWidgetOrder } });
  },
  failed: () => pinTexts.failed,
  touches,
});

/** Changes how many points of a pinned chart are shown, permanently. */
export const resizePin = action<{ widgetId: string; size: ChartSize }, unknown>({
  id: 'pins.resize',
  label: t(m.show),
  may: mayPin,
  run: (send, { widgetId: id, size }) => send(changePin, { params: { id }, body: { step: stepOf(size) } }),
  failed: () => t(m.sizeOfThisChartCould),
  touches: [['pins', 'numbers']],
});

/** `order`: the ids of the pinned widgets. */
export const movePins = action<{ userId: string; order: readonly string[] }, unknown>({
  id: 'pins.move',
  label: t(m.move),
  may: mayPin,
  run: (send, { userId: id, order }) =>
    send(reorderPins, {
      params: { id },
      body: Object.fromEntries(order.map((widgetId, place) => [widgetId, place])),
    }),
  failed: () => t(m.newOrderOfYourPinned),
  touches,
});
