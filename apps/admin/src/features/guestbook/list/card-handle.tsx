import type { RefObject } from 'react'
import { DragHandle } from '../../../components/drag/drag-handle.tsx'
import classes from './card-list.module.css'
import { useRowShared } from './row-context.ts'

type Props = {
  handleRef: RefObject<HTMLButtonElement | null>
  cardId: string
  name: string
  isFixed: boolean
}

/** Arrow keys move the card up, down, into a group and out. */
export function CardHandle({ handleRef, cardId, name, isFixed }: Props) {
  const { t, moves } = useRowShared()
  const actions: Record<string, () => void> = {
    ArrowUp: () => moves.step(cardId, -1),
    ArrowDown: () => moves.step(cardId, 1),
    ArrowRight: () => moves.inward(cardId),
    ArrowLeft: () => moves.out(cardId),
  }
  return (
    <DragHandle
      handleRef={handleRef}
      className={classes.handle}
      label={t('cards.move', { name })}
      hint={t('cards.moveHint')}
      isFixed={isFixed}
      actionOf={(key) => actions[key]}
    />
  )
}
