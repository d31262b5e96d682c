import type { Ref } from 'react'
import { useT } from '../../../platform/texts.ts'
import { DragHandle } from '../drag-handle.tsx'
import classes from './rows.module.css'
import type { RowPlace } from './use-row-order.ts'

type Props = { handleRef: Ref<HTMLButtonElement>; name: string; place: RowPlace }

/** Carries its row; the arrow keys move it a step. */
export function RowHandle({ handleRef, name, place: { isFirst, isLast, onMove } }: Props) {
  const t = useT()
  return (
    <DragHandle
      handleRef={handleRef}
      className={classes.handle}
      label={t('row.move', { name })}
      hint={t('row.move.hint')}
      isFixed={isFirst && isLast}
      actionOf={(key) => {
        if (key === 'ArrowUp' && !isFirst) return () => onMove(-1)
        return key === 'ArrowDown' && !isLast ? () => onMove(1) : undefined
      }}
    />
  )
}
