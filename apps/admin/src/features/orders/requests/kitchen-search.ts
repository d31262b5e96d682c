import type { RequestsSearch } from './requests-search.ts'

/** The kitchen's screen opens on what is to be done, the longest waiting first, and on its own requests alone. */
export function kitchenSearch(search: RequestsSearch): RequestsSearch {
  const isChosen = search.status !== undefined || search.progress !== undefined
  const isByTime = (search.sort ?? 'requestTime') === 'requestTime'
  return {
    ...search,
    view: 'current',
    ...(isByTime ? { order: 'asc' } : {}),
    ...(isChosen ? {} : { progress: 'open' }),
  }
}
