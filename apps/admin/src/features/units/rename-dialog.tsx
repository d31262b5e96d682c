import { NAME_MAX_LENGTH } from '@innkeeper/domain/units/constants.ts'
import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { Button, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { errorText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { useRenameCategory } from './api.ts'

export function RenameDialog({ category, onClose }: { category: UnitCategory; onClose: () => void }) {
  const t = useT()
  const formId = useId()
  const [name, setName] = useState(category.name)
  const rename = useRenameCategory(category.id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (rename.isPending) return
    rename.mutate(name, {
      onSuccess: (saved) => {
        notifications.show({ color: 'brand', message: t('units.saved', { name: saved.name }) })
        onClose()
      },
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('units.category.renameTitle')}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={rename.isPending} disabled={name.trim() === ''}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextInput
          label={t('units.category.name')}
          value={name}
          maxLength={NAME_MAX_LENGTH}
          data-autofocus
          error={rename.error && errorText(t, rename.error)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
