import { useRef } from 'react'
import { steadyRows } from './steady-rows.ts'

type Row = { id: string }
type Result<Item extends Row> = { data: { items: Item[] } | undefined; isPlaceholderData: boolean }

/** Rows that keep their places while the same page of the same list is on screen. */
export function useSteadyRows<Item extends Row>(
  key: string,
  { data, isPlaceholderData }: Result<Item>,
): Item[] {
  const shown = useRef<{ key: string; order: readonly string[] }>({ key, order: [] })
  if (!data) return []
  // Those of the page before, until the one that is asked for is there.
  if (isPlaceholderData) return data.items
  const rows = steadyRows(shown.current.key === key ? shown.current.order : [], data.items)
  shown.current = { key, order: rows.map(({ id }) => id) }
  return rows
}
