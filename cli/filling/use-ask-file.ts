// Asks for files while a form is filled in, and keeps those of entries, which are no answers of the row until they are done.
import { homedir } from 'node:os';
import { storedIdOf } from '#core/questions/attached/attached-file.ts';
import { attachedTo } from '#core/questions/attached/stored-types.ts';
import type { Question } from '#core/questions/schema.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { useApp } from '#cli/app/use-app.ts';
import { type Filling, type ImageFile, valueOfFile, withFile } from './filling.ts';
import { askFile } from './image-dialog.tsx';

type AskFileProps = { filling: Filling; change(step: (filling: Filling) => Filling): void };

/** Asks for the file of a question: of the row itself, whose answer the caller makes of it, or of an entry: the values that name it. */
export function useAskFile({ filling, change }: AskFileProps) {
  const { dialogs } = useTerminal();
  const { core, folder } = useApp();
  const fresh = new Map<string, ImageFile>();
  const askFileOf = ({ text: title, type }: Question, [value = '']: readonly string[]) => {
    const id = storedIdOf(value);
    const path = (fresh.get(id) ?? filling.images.get(id))?.path ?? '';
    return askFile(dialogs, { title, path, base: { folder, home: homedir() }, group: attachedTo(type) });
  };
  const askFileOfEntry = async (question: Question, current: readonly string[]) => {
    const file = await askFileOf(question, current);
    if (file === null) return null;
    const id = core.ports.newId();
    fresh.set(id, file);
    change((before) => withFile(before, id, file));
    return [valueOfFile(id, file)];
  };
  return { askFileOf, askFileOfEntry };
}
