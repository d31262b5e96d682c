import type { StaffUnit } from '@innkeeper/api/units.ts'
import { UNIT_CODE_MAX_LENGTH } from '@innkeeper/domain/units/constants.ts'
import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { Alert, Button, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { errorText } from '../../platform/error-text.ts'
import { useCan } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { useChangeUnit, useDeleteUnit } from './api.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { UnitLink } from './unit-link.tsx'

type Props = { unit: StaffUnit; categories: readonly UnitCategory[]; onClose: () => void }

/** One unit: its code and category, the address of its QR code, and its end. */
export function UnitDialog({ unit, categories, onClose }: Props) {
  const t = useT()
  const formId = useId()
  const canManage = useCan()('units:manage')
  const [code, setCode] = useState(unit.code)
  const [categoryId, setCategoryId] = useState(unit.categoryId)
  const [isDeleting, deleting] = useDisclosure(false)
  const change = useChangeUnit(unit.id)
  const remove = useDeleteUnit(unit.id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    change.mutate(
      { code, categoryId },
      {
        onSuccess: (saved) => {
          notifications.show({
            color: 'brand',
            message: t('units.saved', { name: t('units.unit.title', { code: saved.code }) }),
          })
          onClose()
        },
      },
    )
  }
  const buttons = canManage && (
    <>
      <Button variant="subtle" color="red" mr="auto" onClick={deleting.open}>
        {t('action.delete')}
      </Button>
      <Button variant="default" onClick={onClose}>
        {t('action.cancel')}
      </Button>
      <Button type="submit" form={formId} loading={change.isPending} disabled={code.trim() === ''}>
        {t('action.save')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('units.unit.title', { code: unit.code })} buttons={buttons}>
      <form id={formId} onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            label={t('units.unit.code')}
            description={t('units.unit.codeHint')}
            value={code}
            maxLength={UNIT_CODE_MAX_LENGTH}
            readOnly={!canManage}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('units.unit.category')}
            value={categoryId}
            disabled={!canManage}
            data={categories.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => setCategoryId(event.currentTarget.value)}
          />
          <UnitLink unit={unit} />
          {change.error && (
            <Alert color="red" variant="light" role="alert">
              {errorText(t, change.error)}
            </Alert>
          )}
        </Stack>
      </form>
      {isDeleting && (
        <DeleteDialog
          title={t('units.unit.delete.title', { code: unit.code })}
          text={t('units.unit.delete.text')}
          name={t('units.unit.title', { code: unit.code })}
          remove={remove}
          onClose={deleting.close}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}
