// The order in which forms are stacked, for as long as the page is there: a form keeps its colour from one range to the next.
import { useState } from 'react';
import { formOrder, type Insights } from '#core/insights/insights.ts';

export type FormOrder = { readonly before: readonly string[]; applied(insights: Insights): Insights };

/** The same object at every look. */
export function useFormOrder(): FormOrder {
  return useState(createFormOrder)[0];
}

function createFormOrder(): FormOrder {
  let before: readonly string[] = [];
  return {
    get before() {
      return before;
    },
    applied(insights) {
      before = formOrder(before, insights);
      return insights;
    },
  };
}
