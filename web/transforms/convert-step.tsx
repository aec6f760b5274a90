// A step of an import: a file of a device is converted, and goes on as the file that is imported.
import { transformsQuery } from '#core/transforms/queries.ts';
import { transformTexts } from '#core/transforms/labels.ts';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { ConvertPanel } from './convert-panel.tsx';

export function ConvertStep({ onConverted }: { onConverted(file: File): void }) {
  const query = useRead(transformsQuery);
  return (
    <Loaded query={query} failed={transformTexts.failed}>
      {(transforms) => <ConvertPanel transforms={transforms} onConverted={onConverted} />}
    </Loaded>
  );
}
