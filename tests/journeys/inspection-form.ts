// A form with a question of each type, for journeys that fill it in.
import { randomUUID } from 'node:crypto';
import type { Product } from '#tests/support/product.ts';
import { publishForm } from './demo.ts';

const countries =
  'Austria Belgium Canada Denmark Estonia Finland Germany Hungary Iceland Japan Kenya Latvia Norway';

/** Makes and publishes it; gives its id. `Large` asks for another form, more than 200 litres raise an alert. */
export async function publishInspection(product: Product): Promise<string> {
  const reportId = await publishForm(product, {
    name: 'Spill report',
    questions: [{ text: 'What was spilled?', type: 'TEXT', required: true }],
  });
  const ids = { size: randomUUID(), litres: randomUUID(), safe: randomUUID() };
  let order = 0;
  const question = (asked: string, type: string, more: object = {}) => ({
    text: asked,
    type,
    order: order++,
    ...more,
  });
  const options = (names: string) => ({
    questionOptions: names.split(' ').map((value, place) => ({ value, order: place })),
  });
  const form = {
    name: 'Tank inspection',
    questions: [
      question('Size', 'RADIO', { id: ids.size, required: true, ...options('Small Large') }),
      question('Litres', 'NUMERIC', { id: ids.litres }),
      question('Temperatures', 'MULTI_NUMERIC'),
      question('Country', 'RADIO', options(countries)),
      question('Tools', 'CHECKBOXES', options('Torch Rope')),
      question('Is it safe?', 'BOOLEAN', { id: ids.safe }),
      question('Why not?', 'TEXT', {
        required: true,
        condition: JSON.stringify({ '==': [{ var: ids.safe }, false] }),
      }),
      question('Seen at', 'DATETIME'),
      question('Photo', 'IMAGE'),
      question('Signature', 'SIGNATURE'),
      question('Code', 'SCANNED_CODE'),
      question('Place', 'CATALOG_RADIO'),
    ],
    elements: [
      {
        type: 'CALCULATION',
        order: 1,
        data: { label: 'Gallons', formula: { '/': [{ var: ids.litres }, 3.785] }, defaultValue: 'none' },
      },
    ],
    alerts: [{ name: 'Much of it', expression: { '>': [{ var: ids.litres }, 200] } }],
    contextAlerts: [
      {
        name: 'Report it',
        description: 'A large one is reported.',
        formId: reportId,
        expression: { '==': [{ var: ids.size }, 'Large'] },
        required: true,
      },
    ],
    multi: true,
  };
  return publishForm(product, form);
}
