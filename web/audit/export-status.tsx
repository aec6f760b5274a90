// The progress of an audit log export, with a button to cancel it.
import { Button, Progress } from '@mantine/core';
import { countText } from '#core/count-text.ts';
import { entryCountText } from '#core/audit/labels.ts';
import type { Exporting } from './use-audit-export.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export function ExportStatus({ exporting }: { exporting: Exporting }) {
  const { read, totalElements, isCounted, cancel } = exporting;
  return (
    <div className="row rigid gap-12 mb-12" role="status">
      {isCounted && (
        <Progress
          flex="0 1 16rem"
          value={(100 * read) / Math.max(1, totalElements)}
          aria-label={t(m.exportText)}
        />
      )}
      <span>{`${countText(read)} of ${entryCountText(exporting)} exported`}</span>
      <Button size="compact-sm" variant="default" onClick={cancel}>
        {t(common.cancel)}
      </Button>
    </div>
  );
}
