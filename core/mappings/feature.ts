// Mappings of imports: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { fieldOf, formOf, quoted, who, type Sentence } from '#core/features/sentence.ts';

/** `maria saved the mapping "Nightly" for imports into Wildlife strikes` */
const ofMapping =
  (did: string): Sentence =>
  (entry) =>
    `${who(entry)} ${did} ${quoted('the mapping', fieldOf(entry, 'name'), 'a mapping')} for imports into ${formOf(entry)}`;

export const mappingsFeature = feature({
  things: ['mapping'],
  auditObjects: ['mapping'],
  audits: {
    imports: {
      mapping_created: ofMapping('saved'),
      mapping_changed: ofMapping('changed'),
      mapping_deleted: ofMapping('deleted'),
    },
  },
});
