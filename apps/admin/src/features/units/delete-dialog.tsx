import { Alert, Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { UseMutationResult } from '@tanstack/react-query'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { errorText } from '../../platform/error-text.ts'
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
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notifications.show({ color: 'brand', message: t('units.deleted', { name }) })
        onClose()
        onDone?.()
      },
    })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      buttons={
        reasons.length > 0 ? (
          <Button variant="default" onClick={onClose}>
            {t('action.close')}
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={onClose} data-autofocus>
              {t('action.cancel')}
            </Button>
            <Button color="red" onClick={confirm} loading={remove.isPending}>
              {t('action.delete')}
            </Button>
          </>
        )
      }
    >
      {reasons.length === 0 && text}
      {remove.error && (
        <Alert
          color="red"
          variant="light"
          role="alert"
          mt="md"
          title={reasons.length > 0 ? t('units.inUse.title') : undefined}
        >
          {reasons.length === 0 ? (
            errorText(t, remove.error)
          ) : (
            <ul className={classes.reasons}>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </Dialog>
  )
}
