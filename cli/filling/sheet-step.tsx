// Which sheet is filled in: one of somebody's own that are not completed, or a new one.
import { counted } from '#core/count-text.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import { List } from '#cli/terminal/list.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { Label, Line } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/use-keys.ts';
import { useApp } from '#cli/use-app.ts';

export type SheetStepProps = {
  sheets: readonly Sheet[];
  onNew(): void;
  onSheet(sheet: Sheet): void;
};

/** The step. */
export function SheetStep({ sheets, onNew, onSheet }: SheetStepProps) {
  const { date } = useApp();
  const { height } = useArea();
  useKeys([{ key: 'n', label: 'new sheet', run: onNew }]);
  const items: readonly (Sheet | null)[] = [null, ...sheets];
  return (
    <>
      <Line
        segments={[
          { text: 'Which sheet?', bold: true },
          { text: `  ${counted(sheets.length, 'sheet')} of yours can be gone on with`, tone: 'dim' },
        ]}
      />
      <Label> </Label>
      <List
        name="sheets"
        items={items}
        empty=""
        height={height - 2}
        enterLabel="fill in"
        line={(sheet) =>
          sheet === null
            ? [{ text: 'A new sheet', bold: true }]
            : [
                { text: sheet.name || 'Unnamed sheet' },
                {
                  text: `  ${counted(sheet.rowCount, 'row')}, changed ${date(sheet.dates.lastModified)}`,
                  tone: 'dim',
                },
              ]
        }
        onEnter={(index) => {
          const sheet = items[index];
          if (sheet == null) onNew();
          else onSheet(sheet);
        }}
      />
    </>
  );
}
