import { isModuleType } from '@innkeeper/html-builder/draft/word-paths.ts'
import type { ReactNode } from 'react'
import { DragList } from '../../../components/drag/drag-list.tsx'
import type { OverRow } from '../../../components/drag/row-at.ts'
import { dropMark, END_ROW, NEW_PREFIX, OUTLINE_PREFIX } from './drop-mark.ts'
import { useEditor } from './editor-session.ts'
import { useModuleActs } from './use-module-acts.ts'

const moduleOf = (rowId: string) => rowId.replace(OUTLINE_PREFIX, '')

/** Tiles are carried from the palette to the canvas, modules within the canvas and within the outline. */
export function EditorDrag({ children }: { children: ReactNode }) {
  const { store } = useEditor()
  const acts = useModuleActs()
  const over = (_: string, row: OverRow | null) => {
    if (!row) return dropMark.set(null)
    const id = moduleOf(row.rowId)
    const isPlace = id === END_ROW || store.get().draft.order.includes(id)
    dropMark.set(isPlace ? { id, side: row.part < 0.5 ? 'before' : 'after' } : null)
  }
  const drop = (rowId: string) => {
    const mark = dropMark.get()
    dropMark.set(null)
    if (!mark) return
    const carried = moduleOf(rowId)
    const others = store.get().draft.order.filter((id) => id !== carried)
    if (mark.id === carried) return
    const at = mark.id === END_ROW ? others.length : others.indexOf(mark.id) + (mark.side === 'after' ? 1 : 0)
    const type = rowId.startsWith(NEW_PREFIX) ? rowId.slice(NEW_PREFIX.length) : null
    // Letting go is drawn first.
    setTimeout(() => (isModuleType(type) ? acts.add(type, at) : acts.moveTo(carried, at)))
  }
  return (
    <DragList onOver={over} onDrop={drop} onCancel={() => dropMark.set(null)}>
      {children}
    </DragList>
  )
}
