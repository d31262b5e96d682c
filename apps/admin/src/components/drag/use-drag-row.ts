import { useDraggable } from '@dnd-kit/react'
import { ROW_ATTRIBUTE } from './row-at.ts'

/** Makes a row of a DragList one that can be carried by its handle; long lists take DragRow. */
export function useDragRow(id: string, isDisabled = false) {
  const { ref, handleRef, isDragSource } = useDraggable({ id, disabled: isDisabled })
  return { rowProps: { ref, [ROW_ATTRIBUTE]: id }, handleRef, isCarried: isDragSource }
}
