// Contractors: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { sentenceOf } from '#core/features/sentence.ts';
import { defineMessages } from '#core/messages/message.ts';

const m = defineMessages({
  created: {
    id: 'contractors.created',
    defaultMessage: '{who} created {hasName, select, true {the contractor "{name}"} other {a contractor}}',
  },
  changed: {
    id: 'contractors.changed',
    defaultMessage: '{who} changed {hasName, select, true {the contractor "{name}"} other {a contractor}}',
  },
  deleted: {
    id: 'contractors.deleted',
    defaultMessage: '{who} deleted {hasName, select, true {the contractor "{name}"} other {a contractor}}',
  },
});

export const contractorsFeature = feature({
  things: ['contractor'],
  auditObjects: ['contractor'],
  audits: {
    people: {
      contractor_created: sentenceOf(m.created),
      contractor_changed: sentenceOf(m.changed),
      contractor_deleted: sentenceOf(m.deleted),
    },
  },
});
