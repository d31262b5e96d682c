import { Button } from '@mantine/core'
import { ConflictDialog } from '../../../components/editing/form/conflict-dialog.tsx'
import { useT } from '../../../platform/texts.ts'
import { useCardState, useStore } from '../draft/use-card-store.ts'
import classes from './card-form.module.css'
import { useFieldWords } from './use-field-words.ts'

/** The choice where a colleague changed the same field; who goes back to their text comes back by a button. */
export function CardConflict() {
  const t = useT()
  const { resolve, setAside, compare } = useStore()
  const conflict = useCardState((state) => state.conflict)
  const words = useFieldWords()
  return (
    <>
      {conflict?.isSetAside && (
        <Button className={classes.conflictBar} color="accent" onClick={compare}>
          {t('conflict.open')}
        </Button>
      )}
      <ConflictDialog
        form={{ conflict, resolve, setAside }}
        text={(name) => t('conflict.text', { name })}
        words={words}
      />
    </>
  )
}
