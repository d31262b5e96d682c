/** Browsers tell the other tabs when something kept changes; an event of this name tells the rest of the same page. */
export const KEPT_CHANGED = 'kept-changed'
