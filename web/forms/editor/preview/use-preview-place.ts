// Where the preview is shown: beside the form from the start, over it on request.
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';

export type PreviewSpot = { isBeside: boolean; opened: boolean; show(isShown: boolean): void };

export function usePreviewPlace(): PreviewSpot {
  const isBeside = useMediaQuery('(min-width: 80em)', undefined, { getInitialValueInEffect: false });
  const [besides, setBesides] = useState(true);
  const [over, setOver] = useState(false);
  const show = useCallback(
    (isShown: boolean) => (isBeside ? setBesides(isShown) : setOver(isShown)),
    [isBeside],
  );
  return { isBeside, opened: isBeside ? besides : over, show };
}
