// FILE: a document is chosen, judged here and now, and kept on this device until it is sent with the answers.
import { FolderOpen, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { listText, sizeLimitText } from '#core/count-text.ts';
import { endingsOf, fileLimit } from '#core/questions/attached/file-types.ts';
import { StoredFile } from '#web/ui/file/stored-file.tsx';
import { groupAttributes, type InputProps } from './input.ts';
import { useInputWorld } from './input-world.tsx';
import { InputIssue, ToolButton } from './tool-button.tsx';
import { usePickedFile } from './use-picked-file.ts';
import classes from './inputs.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export function FileInput(props: InputProps) {
  const { id, question, values, onValues } = props;
  const { images } = useInputWorld();
  const { isBusy, issue, picker } = usePickedFile(props, 'document');
  const [value] = values;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div role="group" {...groupAttributes(props)} className="stack gap-8">
      {value !== undefined && <StoredFile type={question.type} value={value} load={images.readFile} />}
      <input ref={input} {...picker} />
      <div className={`flex wrap gap-8 ${classes.buttons}`}>
        <ToolButton
          icon={FolderOpen}
          label={isBusy ? t(m.oneMoment) : value === undefined ? t(m.chooseFile) : t(m.chooseAnotherFile)}
          id={id}
          disabled={isBusy}
          onClick={() => input.current?.click()}
        />
        {value !== undefined && (
          <ToolButton icon={Trash2} label={t(common.remove)} onClick={() => onValues([])} />
        )}
      </div>
      <p className="soft text-sm m-0">
        {t(m.fileMayBe, { endings: listText(endingsOf('document')), size: sizeLimitText(fileLimit) })}
      </p>
      <InputIssue issue={issue} />
    </div>
  );
}
