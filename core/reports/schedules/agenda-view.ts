// What the agenda of scheduled reports shows, in its address (spec 3, section 2).
import type { AgendaViewRecord } from '#core/resource/agenda-view.ts';

export const schedulesView: AgendaViewRecord<'report'> = {
  filter: 'report',
  tabs: ['list', 'calendar', 'all'],
  isDated: false,
};
