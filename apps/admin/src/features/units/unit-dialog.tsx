import type { StaffUnit } from '@innkeeper/api/units.ts'
import { FLOOR_HIGHEST, FLOOR_LOWEST, UNIT_CODE_MAX_LENGTH } from '@innkeeper/domain/units/constants.ts'
import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import { FormDialog } from '../../components/dialog/form-dialog.tsx'
import { FormNotices } from '../../components/editing/form/form-notices.tsx'
import { useCan } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { useDeleteUnit } from './api.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { UnitAccess } from './unit-access.tsx'
import { UnitConflict } from './unit-conflict.tsx'
import { UnitLink } from './unit-link.tsx'
import { useSavedNotice } from './use-saved-notice.ts'
import { useUnitForm } from './use-unit-form.ts'

type Props = { unit: StaffUnit; categories: readonly UnitCategory[]; onClose: () => void }

/** One unit: its code, category and floor, what opens it, the address of its QR code, and its end. */
export function UnitDialog({ unit, categories, onClose }: Props) {
  const t = useT()
  const canManage = useCan()('units:manage')
  const form = useUnitForm(unit)
  const { code, categoryId, floor, access } = form.draft
  const [isDeleting, deleting] = useDisclosure(false)
  const remove = useDeleteUnit(unit.id)
  const onSaved = useSavedNotice(onClose)
  const nameOf = (one: { code: string }) => t('units.unit.title', { code: one.code })
  const tellSaved = useEffectEvent(() => onSaved({ name: nameOf(form.base) }))
  useEffect(() => {
    if (form.savedAt !== null) tellSaved()
  }, [form.savedAt])
  const cancel = () => {
    form.discard()
    onClose()
  }
  return (
    <>
      <FormDialog
        title={nameOf(unit)}
        onClose={cancel}
        onSubmit={form.save}
        isPending={form.isSaving}
        canSubmit={code.trim() !== ''}
        error={form.error}
        isEditable={canManage}
        onDelete={deleting.open}
      >
        <FormNotices form={{ ...form, error: null }} />
        <TextInput
          label={t('units.unit.code')}
          description={t('units.unit.codeHint')}
          value={code}
          maxLength={UNIT_CODE_MAX_LENGTH}
          readOnly={!canManage}
          onChange={(event) => form.set({ code: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('units.unit.category')}
          value={categoryId}
          disabled={!canManage}
          data={categories.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => form.set({ categoryId: event.currentTarget.value })}
        />
        <NumberInput
          label={t('units.unit.floor')}
          description={t('units.unit.floorHint')}
          value={floor ?? ''}
          min={FLOOR_LOWEST}
          max={FLOOR_HIGHEST}
          clampBehavior="strict"
          allowDecimal={false}
          readOnly={!canManage}
          onChange={(value) => form.set({ floor: typeof value === 'number' ? value : null })}
        />
        {access && <UnitAccess access={access} onChange={(next) => form.set({ access: next })} />}
        <UnitLink unit={unit} />
      </FormDialog>
      <UnitConflict form={form} categories={categories} />
      {isDeleting && (
        <DeleteDialog
          title={t('units.unit.delete.title', { code: unit.code })}
          text={t('units.unit.delete.text')}
          name={nameOf(unit)}
          remove={remove}
          onClose={deleting.close}
          onDone={onClose}
        />
      )}
    </>
  )
}
