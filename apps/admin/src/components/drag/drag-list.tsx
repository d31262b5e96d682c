import {
  Accessibility,
  Cursor,
  type DragDropManagerInput,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { type ReactNode, useRef } from 'react'
import { letGo, takeUp } from './carrying.ts'
import { keepDragStyles } from './keep-styles.ts'
import { type OverRow, type Point, rowAt } from './row-at.ts'

keepDragStyles()

/** A finger that scrolls the list must not take a row with it. */
const HELD_MS = 180
const STEADY_PX = 6

const SENSORS = [
  PointerSensor.configure({
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: HELD_MS, tolerance: STEADY_PX })]
        : [new PointerActivationConstraints.Distance({ value: STEADY_PX })],
  }),
]

/** Announcing is the list's; the cursor and what may be selected are styles for every element of the page. */
const LEFT_OUT: readonly unknown[] = [Accessibility, Cursor, Feedback, PreventSelection]

/** The row stays where it is and a likeness of it is carried. */
const plugins: NonNullable<DragDropManagerInput['plugins']> = (standard) => [
  ...standard.filter((plugin) => !LEFT_OUT.includes(plugin)),
  Feedback.configure({ feedback: 'clone', dropAnimation: null }),
]

type Props = {
  /** A row is carried over another, or over none. */
  onOver: (rowId: string, over: OverRow | null, point: Point) => void
  onDrop: (rowId: string) => void
  onCancel: () => void
  children: ReactNode
}

/**
 * Rows that are carried by their handle. The pointer is all that is done here: keys, menus and announcements belong
 * to the list, because the library's own arrow keys do not cross from one list into another.
 */
export function DragList({ onOver, onDrop, onCancel, children }: Props) {
  const point = useRef({ x: 0, y: 0 })
  return (
    <DragDropProvider
      sensors={SENSORS}
      plugins={plugins}
      onDragStart={takeUp}
      onDragMove={({ operation, nativeEvent }) => {
        const id = String(operation.source?.id ?? '')
        if (nativeEvent instanceof PointerEvent)
          point.current = { x: nativeEvent.clientX, y: nativeEvent.clientY }
        onOver(id, rowAt(point.current, id), point.current)
      }}
      onDragEnd={({ operation, canceled }) => {
        letGo()
        const id = String(operation.source?.id ?? '')
        if (canceled) onCancel()
        else onDrop(id)
      }}
    >
      {children}
    </DragDropProvider>
  )
}
