import { isModuleType } from '@innkeeper/html-builder/draft/word-paths.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { DragList } from '../../../components/drag/drag-list.tsx'
import { type OverRow, type Point, rowAt } from '../../../components/drag/row-at.ts'
import { isBelowModules } from './below-modules.ts'
import { dropMark, NEW_PREFIX, OUTLINE_PREFIX } from './drop-mark.ts'
import { markAt, placeAt } from './drop-place.ts'
import { useEditor } from './editor-session.ts'
import { useModuleActs } from './use-module-acts.ts'

const moduleOf = (rowId: string) => rowId.replace(OUTLINE_PREFIX, '')

/** Tiles are carried from the palette to the canvas, modules within the canvas and within the outline. */
export function EditorDrag({ children }: { children: ReactNode }) {
  const { store } = useEditor()
  const acts = useModuleActs()
  const carried = useRef<{ rowId: string; point: Point } | null>(null)
  const over = (rowId: string, row: OverRow | null, point: Point) => {
    carried.current = { rowId, point }
    const { order } = store.get().draft
    const place = row && { ...row, rowId: moduleOf(row.rowId) }
    dropMark.set(
      markAt({ carried: moduleOf(rowId), order, over: place, isBelow: !row && isBelowModules(point, rowId) }),
    )
  }
  const letGo = () => {
    carried.current = null
    dropMark.set(null)
  }
  const drop = (rowId: string) => {
    const id = moduleOf(rowId)
    const at = placeAt(store.get().draft.order, dropMark.get(), id)
    letGo()
    if (at === null) return
    const type = rowId.startsWith(NEW_PREFIX) ? rowId.slice(NEW_PREFIX.length) : null
    // Letting go is drawn first.
    setTimeout(() => (isModuleType(type) ? acts.add(type, at) : acts.moveTo(id, at)))
  }
  // At the edge the canvas moves below a pointer that rests.
  const follow = useEffectEvent(() => {
    if (!carried.current) return
    const { rowId, point } = carried.current
    over(rowId, rowAt(point, rowId), point)
  })
  useEffect(() => {
    const scrolled = () => follow()
    // Scrolling is told to what scrolls, not to what it stands in.
    document.addEventListener('scroll', scrolled, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', scrolled, { capture: true })
  }, [])
  return (
    <DragList onOver={over} onDrop={drop} onCancel={letGo}>
      {children}
    </DragList>
  )
}
