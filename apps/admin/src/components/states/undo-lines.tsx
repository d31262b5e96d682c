import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import classes from './state.module.css'
import { UndoCountdown } from './undo-countdown.tsx'
import { forgetUndo, type Undoable, undoStore } from './undo-store.ts'

/** What was just done and can be taken back, above the page it was done on. */
export function UndoLines() {
  const undoables = useSyncExternalStore(undoStore.subscribe, undoStore.list, undoStore.list)
  return (
    <div className={classes.undoLines}>
      {undoables.map((undoable) => (
        <UndoLine key={undoable.id} undoable={undoable} />
      ))}
    </div>
  )
}

function UndoLine({ undoable: { id, text, undo, countdown, until, onUndo } }: { undoable: Undoable }) {
  const takeBack = () => {
    forgetUndo(id)
    onUndo()
  }
  return (
    <div className={classes.undoLine} role="alert">
      <IconCheck size={18} aria-hidden />
      <span dir="auto">{text}</span>
      {countdown ? (
        <UndoCountdown label={undo} until={until} words={countdown} onUndo={takeBack} />
      ) : (
        <Button variant="default" onClick={takeBack}>
          {undo}
        </Button>
      )}
    </div>
  )
}
