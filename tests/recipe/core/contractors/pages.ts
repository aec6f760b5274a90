// Contractors: their page, which both faces draw from the resource.
import { isManager } from '#core/actor.ts';
import { pagesOf } from '#core/features/page.ts';

export const contractorsPages = pagesOf({
  '/admin/contractors': {
    title: 'Contractors',
    isFor: isManager,
    about: 'People of other firms who work on your sites.',
    words: ['firms', 'suppliers', 'externals'],
    help: null,
    resource: async () => (await import('./resource.ts')).contractors,
  },
});
