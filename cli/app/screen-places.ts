// The places of the terminal app: each screen with its parameters. Screens refer to each other by place, so that no
// feature imports its neighbour; screens.ts maps them to components.
import type { Design } from '#core/reports/own/schema.ts';
import type { ParameterValues, Report } from '#core/reports/schema.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import type { ViewContent } from '#core/views/schema.ts';

/** The sheets of a view: chosen ones, or all of the form. */
export type SheetIds = readonly string[] | 'all';

/** Names are included for the breadcrumbs, which are shown before anything is loaded. */
type OfForm = { formId: string; formName: string };
/** Without columns, the layout stored at this terminal applies. */
export type ViewStart = Pick<ViewContent, 'filter' | 'sort' | 'review'> &
  Partial<Pick<ViewContent, 'columns'>>;
type OfSheets = OfForm & {
  sheetIds: SheetIds;
  /** If it is a single sheet. */ sheetName?: string | undefined;
  /** The saved view that opened it. */ viewId?: string | undefined;
  /** The initial state: that of a saved view, or the previous one. */
  start?: ViewStart | undefined;
};
/** The view that other sheets are chosen for: its tab, its sheets, and its state. */
type Choosing = { screen: 'dashboard' | 'rows'; sheetIds: readonly string[]; start: ViewStart };
/** `isBare`: a form without further parameters; then the user's default view opens. */
type OfDashboard = OfSheets & { isBare?: true | undefined };

export type Places = {
  home: object;
  /** Another tab of home: the sheets that were changed last. */ activity: object;
  /** The first tab of home for role USER: what to fill in. */ 'fill-in': object;
  /** The other tab of home: pinned widgets. */ pins: object;
  forms: object;
  sheets: OfForm & { /** Selects other sheets for a view. */ choosing?: Choosing | undefined };
  dashboard: OfDashboard;
  rows: OfSheets;
  /** The saved views of the form; `content` is what was shown. */
  views: OfSheets & { content: ViewContent };
  row: OfSheets & { sheetId: string; rowId: string };
  /** A new import into a form. */
  import: OfForm & { /** The path of the file that is proposed. */ file?: string | undefined };
  /** All imports, or those of a form. */
  imports: { formId?: string | undefined };
  /** A started import. */
  'import-status': { importId: string; fileName?: string | undefined };
  export: OfForm & {
    sheetIds: SheetIds;
    /** For chosen sheets: only these rows. */ filter?: RowFilterInput | null;
    /** The filter in words. */ sentence?: string;
  };
  /** The user's own background exports. */
  exports: object;
  /** Your data, ready to print and share. */
  reports: object;
  /** The designs that the company made. */ reportDesigns: object;
  /** What a report by a design would say. */
  reportDesign: { design: Design; parameters: ParameterValues };
  reportSchedules: { /** Those of one report. */ reportId?: string };
  report: { report: Report; parameters: ParameterValues };
  /** Filling in: a new entry, a draft, or a sheet that is continued or started with a name. */
  fill: OfForm & {
    sheetId?: string | undefined;
    /** A returned row of that sheet, to correct. */
    rowId?: string | undefined;
    newSheet?: string | undefined;
    /** Something new, whatever was begun. */
    isNew?: true;
    /** A draft on this computer. */
    draftId?: string | undefined;
    /** Called after each step that the server has accepted. */
    onProgress?: ((progress: FilledIn) => void) | undefined;
    /** The app was opened only for this, and ends with it. */
    isAll?: true;
  };
  /** Who may see a form, and why. */
  'form-access': OfForm;
  /** The audit log, for admins. */
  audit: object;
  /** What was sent to whom, for admins. */
  mail: object;
  jobs: object;
  /** The providers of single sign-on. */ signOn: object;
  users: object;
  user: { userId: string; name: string };
  /** The other tab of users: user groups. */ groups: object;
  group: { groupId: string; groupName: string };
  catalog: object;
  'catalog-item': { itemId: string; itemName: string };
  /** Those of a week, or of a month. */
  reminders: object;
  notifications: object;
  /** The alerts of all forms over time. */
  insights: object;
  account: object;
  /** Recipes that convert files of devices. */
  transforms: object;
  /** One of them: its id, or the key of one that ships. */
  transform: { recipe: string; recipeName: string };
  codes: object;
  appearance: object;
  signInSettings: object;
  flags: object;
  /** What the words of the product mean. */ glossary: object;
  /** A page that is drawn from a resource. */ resource: { address: string; title: string };
};

/** What was sent since the screen was opened. */
export type FilledIn = { sheetId: string; rows: number; completed: boolean };

export type ScreenId = keyof Places;
export type PlaceOf<Id extends ScreenId> = { screen: Id } & Places[Id];
export type ScreenPlace = { [Id in ScreenId]: PlaceOf<Id> }[ScreenId];

/** The props of a screen's component. */
export type ScreenProps<Id extends ScreenId> = { place: PlaceOf<Id> };
