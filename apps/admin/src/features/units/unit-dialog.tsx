import type { StaffUnit } from '@innkeeper/api/units.ts'
import { tidyAccess } from '@innkeeper/domain/units/access.ts'
import { UNIT_CODE_MAX_LENGTH } from '@innkeeper/domain/units/constants.ts'
import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { FormDialog } from '../../components/dialog/form-dialog.tsx'
import { useCan } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { useChangeUnit, useDeleteUnit } from './api.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { UnitAccess } from './unit-access.tsx'
import { UnitLink } from './unit-link.tsx'
import { useSavedNotice } from './use-saved-notice.ts'

type Props = { unit: StaffUnit; categories: readonly UnitCategory[]; onClose: () => void }

/** One unit: its code and category, what opens it, the address of its QR code, and its end. */
export function UnitDialog({ unit, categories, onClose }: Props) {
  const t = useT()
  const canManage = useCan()('units:manage')
  const [code, setCode] = useState(unit.code)
  const [categoryId, setCategoryId] = useState(unit.categoryId)
  const [access, setAccess] = useState(unit.access)
  const [isDeleting, deleting] = useDisclosure(false)
  const change = useChangeUnit(unit.id)
  const remove = useDeleteUnit(unit.id)
  const onSaved = useSavedNotice(onClose)
  const nameOf = (one: { code: string }) => t('units.unit.title', { code: one.code })
  return (
    <>
      <FormDialog
        title={nameOf(unit)}
        onClose={onClose}
        onSubmit={() =>
          change.mutate(
            // What is untouched stays what a colleague made of it meanwhile.
            { code, categoryId, ...(access !== unit.access && access && { access: tidyAccess(access) }) },
            { onSuccess: (saved) => onSaved({ name: nameOf(saved) }) },
          )
        }
        isPending={change.isPending}
        canSubmit={code.trim() !== ''}
        error={change.error}
        isEditable={canManage}
        onDelete={deleting.open}
      >
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
        {access && <UnitAccess access={access} onChange={setAccess} />}
        <UnitLink unit={unit} />
      </FormDialog>
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
