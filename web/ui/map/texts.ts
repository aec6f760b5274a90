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
  mapOfShape: {
    id: 'ui.map.mapOfShape',
    description: 'For screen readers. The question; isDrawn: the line or area is being drawn.',
    defaultMessage:
      'Map of {title}{isDrawn, select, true {. The arrow keys move it; a point is added in its middle, and each point is a button} other {}}',
  },
  drawShape: {
    id: 'ui.map.drawShape',
    defaultMessage:
      'Tap to add points. Drag a point to move it, or choose it and press the arrow keys; Delete removes it.',
  },
  pointOf: {
    id: 'ui.map.pointOf',
    description: 'For screen readers: a point of a line',
    defaultMessage: 'Point {number} of {count}',
  },
  addPoint: { id: 'ui.map.addPoint', defaultMessage: 'Add a point in the middle' },
  undoPoint: { id: 'ui.map.undoPoint', defaultMessage: 'Undo last point' },
  removeAll: { id: 'ui.map.removeAll', defaultMessage: 'Remove all' },
  takeShape: {
    id: 'ui.map.takeShape',
    defaultMessage: '{kind, select, line {Take this line} other {Take this area}}',
  },
  moveMap: { id: 'ui.map.moveMap', defaultMessage: 'Move the map until the place is under the cross.' },
});
