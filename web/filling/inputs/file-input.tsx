// FILE: a document is chosen, judged here and now, and kept on this device until it is sent with the answers.
import { FolderOpen, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { listText, sizeText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { checkedFile, requireSize } from '#core/questions/attached/check-file.ts';
import { endingsOf, fileLimit } from '#core/questions/attached/file-types.ts';
import { FileButton } from '#web/ui/file-button.tsx';
import { groupAttributes, type InputProps } from './input.ts';
import { useInputWorld } from './input-world.tsx';
import { InputIssue, ToolButton } from './tool-button.tsx';
import classes from './inputs.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const endings = endingsOf('document');

export function FileInput(props: InputProps) {
  const { id, question, values, onValues } = props;
  const { images } = useInputWorld();
  const [value] = values;
  const [isBusy, setIsBusy] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);

  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = currentTarget.files ?? [];
    // So that the same file can be picked again.
    currentTarget.value = '';
    if (picked === undefined) return;
    setIsBusy(true);
    setIssue(null);
    try {
      requireSize(picked.name, picked.size);
      const bytes = new Uint8Array(await picked.arrayBuffer());
      onValues([await images.keepFile(await checkedFile({ name: picked.name, bytes }, 'document'))]);
    } catch (error) {
      setIssue(error instanceof AppError ? error.message : t(m.fileCouldNotBeKept));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div role="group" {...groupAttributes(props)} className="stack gap-8">
      {value !== undefined && (
        <div>
          <FileButton value={value} load={images.readFile} />
        </div>
      )}
      <input
        ref={picker}
        type="file"
        accept={endings.map((ending) => `.${ending}`).join()}
        hidden
        aria-label={t(m.fileFor, { question: question.text })}
        onChange={(event) => void take(event)}
      />
      <div className={`flex wrap gap-8 ${classes.buttons}`}>
        <ToolButton
          icon={FolderOpen}
          label={isBusy ? t(m.oneMoment) : value === undefined ? t(m.chooseFile) : t(m.chooseAnotherFile)}
          id={id}
          disabled={isBusy}
          onClick={() => picker.current?.click()}
        />
        {value !== undefined && (
          <ToolButton icon={Trash2} label={t(common.remove)} onClick={() => onValues([])} />
        )}
      </div>
      <p className="soft text-sm m-0">
        {t(m.fileMayBe, { endings: listText(endings), size: sizeText(fileLimit) })}
      </p>
      <InputIssue issue={issue} />
    </div>
  );
}
