import { Button, Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useT } from '../../platform/texts.ts'
import { ErrorAlert } from '../states/error-alert.tsx'
import { Dialog } from './dialog.tsx'
import { type DialogAction, DialogButtons } from './dialog-buttons.tsx'

type Props = {
  title: string
  isOpen?: boolean
  onClose: () => void
  /** Sends what was typed; not called while it is on its way. */
  onSubmit: () => void
  /** "Save" where nothing else is said. */
  submitLabel?: string
  isPending: boolean
  canSubmit?: boolean
  /** Why it was refused, below the fields. */
  error?: unknown
  /** Offers to delete what is shown; asks first. */
  onDelete?: (() => void) | undefined
  /** False for who may only look. */
  isEditable?: boolean
  children: ReactNode
}

/** Fields with cancel and submit; the first with `data-autofocus` has the focus, and Enter sends. */
export function FormDialog({
  title,
  isOpen = true,
  onClose,
  onSubmit,
  submitLabel,
  isPending,
  canSubmit = true,
  error,
  onDelete,
  isEditable = true,
  children,
}: Props) {
  const t = useT()
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through portals: a dialog opened from a form is not part of it.
    event.stopPropagation()
    if (canSubmit && !isPending) onSubmit()
  }
  const action: DialogAction = {
    label: submitLabel ?? t('action.save'),
    form: formId,
    isPending,
    isDisabled: !canSubmit,
  }
  const deleteButton = onDelete && (
    <Button variant="subtle" color="red" mr="auto" onClick={onDelete}>
      {t('action.delete')}
    </Button>
  )
  const buttons = isEditable && <DialogButtons action={action} onCancel={onClose} aside={deleteButton} />
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} buttons={buttons}>
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="md">
          {children}
          <ErrorAlert error={error} />
        </Stack>
      </form>
    </Dialog>
  )
}
