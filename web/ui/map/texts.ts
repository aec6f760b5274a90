// What web/ui/map says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  naturalEarth: {
    id: 'ui.map.naturalEarth',
    description: 'Who made the map; a name',
    defaultMessage: 'Natural Earth',
  },
  zoomIn: { id: 'ui.map.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'ui.map.zoomOut', defaultMessage: 'Zoom out' },
  takePlace: { id: 'ui.map.takePlace', defaultMessage: 'Take this place' },
  mapOf: {
    id: 'ui.map.mapOf',
    description: 'For screen readers. The question, and the place in the middle as text.',
    defaultMessage: 'Map of {title}. The arrow keys move it; the place in its middle is written below.',
  },
  mapShows: {
    id: 'ui.map.mapShows',
    description: 'For screen readers. The question, and the place as text.',
    defaultMessage: 'Map of {title}: {place}',
  },
  moveMap: { id: 'ui.map.moveMap', defaultMessage: 'Move the map until the place is under the cross.' },
});
