import type { GuestListItem, GuestListQuery } from '@innkeeper/api/guests/list.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { usePrinted } from '../../../platform/use-printed.ts'
import { guestListQuery } from '../api.ts'
import { PrintedList } from './printed-list.tsx'

/** A list of more pages is a file, not a paper. */
const MOST_PAGES = 10

/** Prints the list as it is filtered, all pages of it; the paper stands in the page only while the browser prints. */
export function usePrintList(title: string, asked: Partial<GuestListQuery>) {
  const queryClient = useQueryClient()
  const tellFailure = useFailureNotice()
  const [printed, setPrinted] = usePrinted<GuestListItem[]>()

  const readAll = async () => {
    const { before: _, after: _after, ...filters } = asked
    const rows: GuestListItem[] = []
    let after: string | null = null
    for (let page = 0; page < MOST_PAGES; page++) {
      const query: Partial<GuestListQuery> = after ? { ...filters, after } : filters
      const { items, next } = await queryClient.fetchQuery(guestListQuery(query))
      rows.push(...items)
      if (!next) break
      after = next
    }
    return rows
  }
  const paper: ReactNode = printed && <PrintedList title={title} guests={printed} />
  return { print: () => void readAll().then(setPrinted, tellFailure), paper }
}
