// The report of the design as it is being built: run anew a moment after the last change, the last one staying meanwhile.
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { isComplete } from '#core/reports/parameters.ts';
import { designOfDraft, type DesignDraft } from '#core/reports/own/design-draft.ts';
import { designPreviewQuery } from '#core/reports/queries.ts';
import type { Design } from '#core/reports/own/schema.ts';
import type { ParameterValues } from '#core/reports/schema.ts';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** How long a change has to rest, in milliseconds. */
const rest = 500;

export type Preview = {
  /** The design that is shown. */
  design: Design;
  /** Its parameters have values that fit. */
  isReady: boolean;
  /** Undefined: not yet; null: no row falls under the parameters. */
  html: string | null | undefined;
  error: Error | null;
  isRunning: boolean;
  retry(): void;
};

export function usePreview(draft: DesignDraft, values: ParameterValues): Preview {
  const [rested] = useDebouncedValue(draft, rest);
  const design = useMemo(() => previewed(rested), [rested]);
  const isReady = isComplete(design, values) && design.sections.length > 0;
  const query = useRead((send) => designPreviewQuery(send, design, values), {
    enabled: isReady,
    keepsPrevious: true,
  });
  return {
    design,
    isReady,
    html: query.data,
    error: query.error,
    isRunning: query.isFetching || (isReady && rested !== draft),
    retry: () => void query.refetch(),
  };
}

/** A design can be seen before it has a name. */
function previewed(draft: DesignDraft): Design {
  const design = designOfDraft(draft);
  return { ...design, name: design.name.trim() === '' ? t(m.preview) : design.name };
}
