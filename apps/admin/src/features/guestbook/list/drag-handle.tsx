import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent, RefObject } from 'react'
import classes from './card-list.module.css'
import { useRowShared } from './row-context.ts'

type Props = {
  handleRef: RefObject<HTMLButtonElement | null>
  cardId: string
  name: string
  isFixed: boolean
}

/** Carries its row by pointer; with the focus on it, arrow keys move the card up, down, into a group and out. */
export function DragHandle({ handleRef, cardId, name, isFixed }: Props) {
  const { t, moves } = useRowShared()
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const acts: Record<string, () => void> = {
      ArrowUp: () => moves.step(cardId, -1),
      ArrowDown: () => moves.step(cardId, 1),
      ArrowRight: () => moves.inward(cardId),
      ArrowLeft: () => moves.out(cardId),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    // The arrows also go from row to row.
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
      className={classes.handle}
      aria-label={t('cards.move', { name })}
      title={t('cards.moveHint')}
      disabled={isFixed}
      onKeyDown={press}
    >
      <IconGripVertical size={16} stroke={1.6} aria-hidden />
    </button>
  )
}
