import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { ConflictDialog } from '../../components/editing/form/conflict-dialog.tsx'
import type { FieldPath } from '../../components/editing/form/merge.ts'
import { type AdminTranslate, useT } from '../../platform/texts.ts'
import { floorName } from './floor-name.ts'
import type { UnitForm } from './use-unit-form.ts'

type Props = { form: UnitForm; categories: readonly UnitCategory[] }

/** The choice where a colleague changed the same of a unit. */
export function UnitConflict({ form, categories }: Props) {
  const t = useT()
  const wordsOf = ([name]: FieldPath, value: unknown) =>
    name === 'categoryId'
      ? (categories.find(({ id }) => id === value)?.name ?? '')
      : name === 'floor'
        ? floorName(t, value as number | null)
        : typeof value === 'string'
          ? value
          : ''
  return (
    <ConflictDialog
      form={form}
      text={(name) => t('units.unit.conflict', { name })}
      words={{ nameOf: (path) => fieldName(t, path), wordsOf }}
    />
  )
}

function fieldName(t: AdminTranslate, [name, field]: FieldPath): string {
  if (name === 'code') return t('units.unit.code')
  if (name === 'categoryId') return t('units.unit.category')
  if (name === 'floor') return t('units.unit.floor')
  return t(`access.${field as 'doorCode' | 'wifiName' | 'wifiPassword'}`)
}
