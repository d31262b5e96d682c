import { useNavigate, useSearch } from '@tanstack/react-router'
import { useToday } from '../../../platform/use-today.ts'
import { type AskedStatistics, type StatisticsSearch, statisticsAsked } from '../statistics-search.ts'

export type StatisticsAddress = {
  search: StatisticsSearch
  today: string
  asked: AskedStatistics
  change: (change: StatisticsSearch) => void
}

/** What the address of a page of the statistics asks for. A change replaces it, so that Back leaves the page. */
export function useStatisticsAddress(): StatisticsAddress {
  const search = useSearch({ strict: false }) as StatisticsSearch
  const navigate = useNavigate()
  const today = useToday()
  return {
    ...{ search, today, asked: statisticsAsked(search, today) },
    change: (change) =>
      void navigate({
        to: '.',
        // The router knows the search of each page by its route; this is the same on several.
        search: ((before: StatisticsSearch) => ({ ...before, ...change })) as never,
        replace: true,
      }),
  }
}
