// The report of an XLSForm import: what was left out first, then changes; unchanged rows are collapsed.
import { Badge } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import { countText } from '#core/count-text.ts';
import {
  type ReportGroup,
  reportInGroups,
  type ReportLevel,
  type ReportLine,
  reportPlace,
} from '#core/forms/xlsform/report.ts';
import classes from './xlsform-report.module.css';

export function XlsFormReport({ report }: { report: readonly ReportLine[] }) {
  return reportInGroups(report).map((group) => (
    <details key={group.level} className={classes.group} open={group.level !== 'kept'}>
      <summary className={`row rounded-4 pointer weight-600 gap-8 list-none ${classes.title}`}>
        <ChevronRight size={16} className={`rigid faint ${classes.fold}`} aria-hidden />
        {group.title}
        <Badge color={colors[group.level]}>{countText(group.lines.length)}</Badge>
      </summary>
      <Lines lines={group.lines} />
    </details>
  ));
}

const colors: Readonly<Record<ReportLevel, string>> = { dropped: 'red', changed: 'amber', kept: 'green' };

function Lines({ lines }: Pick<ReportGroup, 'lines'>) {
  return (
    <ul className="bare-list mt-6">
      {lines.map((line, index) => (
        // Lines have no unique key, and never move.
        <li
          key={index}
          className="ruled flex items-baseline justify-between gap-24 break"
          style={{ padding: '0.3125rem 0 0.3125rem 1.5rem' }}
        >
          <span>{line.message}</span>
          <span className="rigid faint text-xs">{reportPlace(line)}</span>
        </li>
      ))}
    </ul>
  );
}
