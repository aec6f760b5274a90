// What the agenda of reminders shows, in its address (spec 3, section 2).
import type { AgendaViewRecord } from '#core/resource/agenda-view.ts';

export const remindersView: AgendaViewRecord<'group'> = {
  filter: 'group',
  tabs: ['list', 'calendar'],
  isDated: true,
};
