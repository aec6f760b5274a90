// formdeck contractors: list, show, create, edit, delete, export.
import { resourceCommand } from '#cli/resource/resource-command.ts';

export const contractorsCommand = resourceCommand({
  name: 'contractors',
  noun: 'contractor',
  one: 'a contractor',
  description: 'Contractors: list, show, create, edit, delete and export',
  changedBy: 'for admins',
  load: async () => (await import('#core/contractors/resource.ts')).contractors,
  argument: 'name',
  filters: { trade: ['--trade <trade>', 'only those of this trade: building, cleaning, electricity, other'] },
  fields: {
    firm: ['--firm <firm>', 'whom they work for'],
    email: ['--email <address>', 'where they are written to'],
    phone: ['--phone <number>', 'where they are called'],
    trade: ['--trade <trade>', 'what they do: building, cleaning, electricity, other'],
    isOnSite: ['--on-site', 'on site now'],
    endsAt: ['--ends <time>', 'when the contract ends, like "2026-12-01 08:00"'],
    notes: ['--notes <text>', 'what else there is to know'],
  },
  examples: {
    list: ['--trade cleaning', '--all --json'],
    show: ['"Ann Archer"'],
    create: ['"Ann Archer" --firm "Archer & Co" --trade building --ends "2027-01-31 18:00"'],
    edit: ['"Ann Archer" --no-on-site --notes "Back in May"'],
    delete: ['"Ann Archer" --yes'],
    export: ['> contractors.csv'],
  },
});
