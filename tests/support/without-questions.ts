// The definition of a form that asks for nothing.
import type { FormDefinition } from '#server/forms/definition.ts';

export const withoutQuestions = {
  contextQuestions: [],
  questions: [],
  elements: [],
  alerts: [],
  contextAlerts: [],
  multi: false,
  catalogTypes: [],
  contextWidgetHidden: false,
  contextWidgetOrder: 0,
} satisfies FormDefinition;
