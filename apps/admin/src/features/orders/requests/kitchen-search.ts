import type { RequestsSearch } from './requests-search.ts'

/** The kitchen's screen opens on what is to be done, what is due first at the top, and on its own requests alone. */
export function kitchenSearch(search: RequestsSearch): RequestsSearch {
  const isChosen = search.status !== undefined || search.progress !== undefined
  const shown = { ...search, view: 'current' as const, ...(isChosen ? {} : { progress: 'open' as const }) }
  // The address says the newest first where nobody chose.
  const isSorted = (search.sort ?? 'requestTime') !== 'requestTime' || search.order === 'asc'
  if (isSorted) return shown
  return { ...shown, ...(isStillOpen(shown) ? { sort: 'due' } : {}), order: 'asc' }
}

function isStillOpen({ status, progress }: RequestsSearch): boolean {
  return status === 'no action taken' || progress === 'open' || progress === 'to do'
}
