/** Browsers tell the other tabs when a stored value changes; an event of this name tells the rest of the same page. */
export const STORED_VALUE_CHANGED = 'stored-value-changed'
