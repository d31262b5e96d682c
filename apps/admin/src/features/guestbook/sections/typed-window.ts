import type { CleaningWindow } from '@innkeeper/domain/cleaning/window.ts'

/** What stands in the two fields; null where one was emptied. */
export type TypedWindow = { opens: string | null; closes: string | null }

/** The window that was typed, once it is one: both times are there, and it closes later than it opens (spec 5). */
export function wholeWindow({ opens, closes }: TypedWindow): CleaningWindow | null {
  return opens !== null && closes !== null && closes > opens ? { opens, closes } : null
}

/** What is wrong with each field, by the id of its words. */
export function windowErrors({ opens, closes }: TypedWindow) {
  const isEarly = opens !== null && closes !== null && closes <= opens
  return {
    opens: opens === null ? 'form.required' : null,
    closes: closes === null ? 'form.required' : isEarly ? 'cleaning.closesLater' : null,
  } as const
}
