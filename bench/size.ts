/** How much a run measures: all of it, or just enough to see that every section still works. */
export type Size = 'full' | 'smoke'
