// What a widget is drawn with, wherever it stands.
import type { DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import type { ChartSize } from '#core/sheets/texts.ts';

export type WidgetBodyProps = {
  part: DashboardWidget;
  /** Fills a screen rather than a place among others. */
  isLarge?: boolean;
  /** How many points of a chart are drawn, where that is kept elsewhere. */
  size?: ChartSize | undefined;
  onSize?: ((size: ChartSize) => void) | undefined;
  /** Opens the row that stands at this place in the data. */
  onRow: (place: number) => void;
  /** Gives what opens the rows that answered a question so; undefined where no filter finds them. */
  onAnswer?: OpenAnswers | undefined;
};

export type OpenAnswers = (questionId: string) => ((value: string) => void) | undefined;
