// formdeck views list.
import { formIdNamed } from '#cli/command/form-named.ts';
import { listVerb, readWhole, recordColumns } from '#cli/resource/list-verb.ts';
import { noneText } from '#core/resource/list.ts';
import { viewsList } from '#core/views/list.ts';

export const list = listVerb({
  options: (_flags: object, [form = '']) => ({ form }),
  read: async (context, { form }) => readWhole(context, viewsList(await formIdNamed(context, form))),
  columns: recordColumns(viewsList('')),
  none: noneText(viewsList('')),
});
