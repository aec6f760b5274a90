// Tells many elements of a scroll container when they come near the viewport, and when they are far again. Far ones need
// not be rendered: at every keystroke the browser processes all fields of a page, visible or not.
import { type RefObject, useState } from 'react';

/** Observes an element; returns the function that stops it. `height` is the element's, in pixels. */
export type WatchNearness = (
  element: Element,
  onChange: (isNear: boolean, height: number) => void,
) => () => void;

/** The distance that counts as near: elements are rendered before they scroll into view. */
const margin = '600px 0px';

/** Returns a stable function. */
export function useNearness(scroller: RefObject<Element | null>): WatchNearness {
  return useState(() => createWatch(scroller))[0];
}

function createWatch(scroller: RefObject<Element | null>): WatchNearness {
  const listeners = new Map<Element, (isNear: boolean, height: number) => void>();
  // Created with the first element: before that, the scroll container is not mounted.
  let observer: IntersectionObserver | undefined;
  const tell = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      listeners.get(target)?.(isIntersecting, boundingClientRect.height);
    }
  };
  return (element, onChange) => {
    observer ??= new IntersectionObserver(tell, { root: scroller.current, rootMargin: margin });
    listeners.set(element, onChange);
    observer.observe(element);
    return () => {
      listeners.delete(element);
      observer?.unobserve(element);
    };
  };
}
