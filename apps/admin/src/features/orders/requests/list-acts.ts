import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { createContext, useContext } from 'react'

/** What rows can do and know; the columns stay the same while it changes, so that no cell loses the focus. */
export type ListActs = {
  selected: ReadonlySet<string>
  select: (id: string, isSelected: boolean) => void
  selectAll: (isSelected: boolean) => void
  open: (id: string) => void
  accept: (request: RequestListItem) => void
  decline: (request: RequestListItem) => void
  archive: (request: RequestListItem) => void
  /** Done or delivered, and not after all. */
  finish: (request: RequestListItem) => void
  reopen: (request: RequestListItem) => void
  cancel: (request: RequestListItem) => void
  print: (request: RequestListItem) => void
  /** Whether all of it is theirs to handle; the kitchen answers and finishes. */
  mayHandle: boolean
  rows: readonly RequestListItem[]
}

const ListActsContext = createContext<ListActs | null>(null)
export const ListActsProvider = ListActsContext

export function useListActs(): ListActs {
  const acts = useContext(ListActsContext)
  if (!acts) throw new Error('Rows of requests stand in their list')
  return acts
}
