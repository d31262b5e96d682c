import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent, Ref } from 'react'

type Props = {
  handleRef: Ref<HTMLButtonElement>
  className: string | undefined
  label: string
  hint: string
  isFixed?: boolean
  /** What a key does with the row, if anything. */
  actionOf: (key: string) => (() => void) | undefined
}

/** Carries its row by pointer; with the focus on it, keys move the row. */
export function DragHandle({ handleRef, className, label, hint, isFixed = false, actionOf }: Props) {
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const act = actionOf(event.key)
    if (!act) return
    event.preventDefault()
    // The arrows may also go from row to row.
    event.stopPropagation()
    act()
    const handle = event.currentTarget
    // A row that changes its place loses the focus on the way.
    requestAnimationFrame(() => handle.focus())
  }
  return (
    <button
      ref={handleRef}
      type="button"
      className={className}
      aria-label={label}
      title={hint}
      disabled={isFixed}
      onKeyDown={press}
    >
      <IconGripVertical size={16} stroke={1.6} aria-hidden />
    </button>
  )
}
