// The stacking order of forms, stable while the page is open: a form keeps its colour across ranges.
import { useState } from 'react';
import { formOrder, type Insights } from '#core/insights/insights.ts';

export type FormOrder = { readonly before: readonly string[]; applied(insights: Insights): Insights };

/** A stable object. */
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
