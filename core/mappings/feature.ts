// Mappings of imports: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { sentenceOf } from '#core/features/sentence.ts';
import { m } from './texts.ts';

export const mappingsFeature = feature({
  things: ['mapping'],
  auditObjects: ['mapping'],
  audits: {
    imports: {
      mapping_created: sentenceOf(m.savedMappingFor),
      mapping_changed: sentenceOf(m.changedMappingFor),
      mapping_deleted: sentenceOf(m.deletedMappingFor),
    },
  },
});
