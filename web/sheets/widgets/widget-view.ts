// The display options of a widget, wherever it is rendered.
import type { DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import type { Area } from '#core/questions/places/area.ts';
import type { ChartSize } from '#core/sheets/labels.ts';

export type WidgetBodyProps = {
  part: DashboardWidget;
  /** In full screen rather than among others. */
  isLarge?: boolean;
  /** Days and times are a list first, and a chart on demand; otherwise the other way round. */
  listsDates?: boolean;
  /** How many points of a chart are shown, if stored elsewhere. */
  size?: ChartSize | undefined;
  onSize?: ((size: ChartSize) => void) | undefined;
  /** Opens the row at this index of the data. */
  onRow: (place: number) => void;
  /** Opens the rows of a stretch of time, both ends included. */
  onSpan?: OpenSpan | undefined;
  /** Returns the function that opens the rows with an answer; undefined if no filter finds them. */
  onAnswer?: OpenAnswers | undefined;
  /** Opens the rows in an area on a map of View Data; left out where no filter finds them. */
  onArea?: OpenArea | undefined;
};

export type OpenSpan = (from: number, to: number) => void;

/** The places of a question, and the question that colours them. */
export type ShownMap = { question: string; colour: string | null };

export type OpenArea = (map: ShownMap, area: Area) => void;

export type OpenAnswers = (questionId: string) => ((value: string) => void) | undefined;
