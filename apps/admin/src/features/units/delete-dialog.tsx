import { Alert } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import { DeleteUnlessUsed } from '../../components/editing/delete-dialog/delete-unless-used.tsx'
import { useT } from '../../platform/texts.ts'
import { inUseReasons } from './in-use-reasons.ts'
import classes from './units.module.css'

type Props = {
  title: string
  text: string
  /** What is deleted, for the word that it is done. */
  name: string
  remove: UseMutationResult<{ id: string }, Error, undefined>
  onClose: () => void
  onDone?: () => void
}

/** Asks before deleting; when something still uses it, says what instead of only refusing. */
export function DeleteDialog({ title, text, name, remove, onClose, onDone }: Props) {
  const t = useT()
  const reasons = inUseReasons(t, remove.error)
  return (
    <DeleteUnlessUsed
      title={title}
      text={text}
      uses={
        reasons.length > 0 ? (
          <Alert color="red" variant="light" role="alert" mt="md" title={t('units.inUse.title')}>
            <ul className={classes.reasons}>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Alert>
        ) : null
      }
      remove={remove}
      done={t('units.deleted', { name })}
      onClose={onClose}
      onDeleted={onDone}
    />
  )
}
