// Tells many elements of a scroller when they come near what is seen of it, and when they are far again. Far ones need not
// be drawn: at every key press the browser looks at all fields of a page, seen or not.
import { type RefObject, useState } from 'react';

/** Watches an element from now on; gives the function that ends it. `height` is that of the element, in pixels. */
export type WatchNearness = (
  element: Element,
  onChange: (isNear: boolean, height: number) => void,
) => () => void;

/** How far beyond what is seen is near: what comes into sight by scrolling is drawn already. */
const margin = '600px 0px';

/** The function is the same at every drawing. */
export function useNearness(scroller: RefObject<Element | null>): WatchNearness {
  return useState(() => createWatch(scroller))[0];
}

function createWatch(scroller: RefObject<Element | null>): WatchNearness {
  const listeners = new Map<Element, (isNear: boolean, height: number) => void>();
  // Made with the first element: before, the scroller is not there.
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
