import { useRef, useState } from 'react'
import { useT } from '../../../platform/texts.ts'

type Row = { id: string; name: string }
type Over = { rowId: string; part: number } | null

/** Rows that are carried by pointer or keys to another place of their list, and said where they went. */
export function useRowOrder(rows: readonly Row[], onMove: (id: string, place: number) => void) {
  const t = useT()
  const [announcement, setAnnouncement] = useState('')
  const [mark, setMark] = useState<number | null>(null)
  const drop = useRef<number | null>(null)
  const end = () => {
    drop.current = null
    setMark(null)
  }
  const move = (id: string, place: number) => {
    const row = rows.find((each) => each.id === id)
    if (!row || place < 0 || place >= rows.length) return
    onMove(id, place)
    setAnnouncement(t('row.moved', { name: row.name, place: place + 1, count: rows.length }))
  }
  /** Where it would stand among the others. */
  const over = (id: string, row: Over) => {
    const others = rows.filter((each) => each.id !== id)
    const at = others.findIndex((each) => each.id === row?.rowId)
    drop.current = row === null || at === -1 ? null : at + (row.part > 0.5 ? 1 : 0)
    const before = drop.current === null ? undefined : others[drop.current]
    setMark(drop.current === null ? null : before ? rows.indexOf(before) : rows.length)
  }
  const last = rows.length - 1
  return {
    announcement,
    list: {
      onOver: over,
      onCancel: end,
      onDrop: (id: string) => {
        if (drop.current !== null) move(id, drop.current)
        end()
      },
    },
    /** What a row needs to know of its place. */
    at: (place: number) => ({
      isFirst: place === 0,
      isLast: place === last,
      dropMark: mark === place ? 'before' : mark === rows.length && place === last ? 'after' : null,
      onMove: (by: -1 | 1) => rows[place] && move(rows[place].id, place + by),
    }),
  } as const
}

export type RowPlace = ReturnType<ReturnType<typeof useRowOrder>['at']>
