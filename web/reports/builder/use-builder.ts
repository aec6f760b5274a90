// Holds the state of the report builder, and what its parts need of the form.
import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import type { CatalogItem } from '#core/catalog/schema.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { DesignForm } from '#core/reports/own/design-issues.ts';
import type { DesignDraft, ParameterDraft, ValueDraft } from '#core/reports/own/design-draft.ts';
import type { Question } from '#core/questions/schema.ts';
import type { StoredPartial } from '#web/logic/use-builder.ts';
import { halfBuiltIn } from './half-built.ts';
import type { WidgetFieldsPart } from '#web/slots.ts';
import {
  beginBuilding,
  type BuilderStart,
  type BuilderState,
  stepBack,
  stepForth,
  withStep,
  withStepEnded,
  withHalfBuilt,
} from './builder-state.ts';

export type Builder = {
  /** Changes the draft. Consecutive changes of one field form one undo step. */
  change(step: (draft: DesignDraft) => DesignDraft, field?: string | null): void;
  /** A field lost the focus: the next change starts a new undo step. */
  leaveField(): void;
  undo(): void;
  redo(): void;
  /** Opens the card of a section or parameter, and closes the one that is open. */
  open(key: string | null): void;
  /** What is half built in a field; undefined: nothing is. */
  setHalfBuilt(field: string, partial: Logic | undefined): void;
  announce(text: string): void;
  replace(next: (state: BuilderState) => BuilderState): void;
  /** The current state, for event handlers. */
  now(): BuilderState;
  draft(): DesignDraft;
  newId(): string;
};

/** The state to draw, and the stable handle that changes it. */
export function useBuilderState(begin: () => BuilderStart, newId: () => string): [BuilderState, Builder] {
  const [state, setState] = useState(() => beginBuilding(begin()));
  const latest = useRef(state);
  const builder = useMemo<Builder>(() => {
    const replace = (next: (state: BuilderState) => BuilderState) => {
      latest.current = next(latest.current);
      setState(latest.current);
    };
    return {
      change: (step, field = null) => replace((now) => withStep(now, step, field)),
      leaveField: () => replace(withStepEnded),
      undo: () => replace(stepBack),
      redo: () => replace(stepForth),
      open: (openKey) => replace((now) => ({ ...now, openKey })),
      setHalfBuilt: (field, partial) => replace((now) => withHalfBuilt(now, field, partial)),
      announce: (announcement) => replace((now) => ({ ...now, announcement })),
      replace,
      now: () => latest.current,
      draft: () => latest.current.history.present,
      newId,
    };
  }, [newId]);
  return [state, builder];
}

/** What every part of the builder knows. */
export type BuilderWorld = {
  builder: Builder;
  form: DesignForm & { id: string; name: string };
  /** All questions that rows or their sheets answer. */
  questions: readonly Question[];
  catalog: readonly CatalogItem[] | undefined;
  parameters: readonly ParameterDraft[];
  values: readonly ValueDraft[];
  /** What is wrong, by path, once it is due. */
  issues: ReadonlyMap<string, string>;
  WidgetFields: WidgetFieldsPart;
};

export const BuilderContext = createContext<BuilderWorld | null>(null);

export function useBuilder(): BuilderWorld {
  const world = use(BuilderContext);
  if (world === null) throw new Error('This is drawn inside the report builder.');
  return world;
}

/** Where a field's half-built expression is stored; `field`: as in half-built.ts. */
export function useStoredPartial(field: string): StoredPartial {
  const { builder } = useBuilder();
  const [partial] = useState(
    () => halfBuiltIn(builder.now().halfBuilt, builder.draft(), field)?.partial ?? null,
  );
  useEffect(
    () => () => {
      // Nobody has chosen anything in it.
      if (builder.now().halfBuilt.get(field)?.partial === null) builder.setHalfBuilt(field, undefined);
    },
    [builder, field],
  );
  return { partial, onPartial: (next) => builder.setHalfBuilt(field, next) };
}

/** The props of the field at a path: its error, and what leads to it. */
export function useField(path: string) {
  const { issues } = useBuilder();
  return { error: issues.get(path) ?? null, wrapperProps: { 'data-path': path } };
}
