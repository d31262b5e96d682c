import type { OfferedUnit } from '@innkeeper/api/guests/guest-page.ts'
import { englishNameOf } from '@innkeeper/i18n/content-languages.ts'
import { ConflictDialog } from '../../../components/editing/form/conflict-dialog.tsx'
import type { FieldPath } from '../../../components/editing/form/merge.ts'
import { formatDateOnly } from '../../../platform/own-formats.ts'
import { useT } from '../../../platform/texts.ts'
import { useCustomFields } from '../page/custom-fields.ts'
import { fieldName } from '../page/field-words.ts'
import { authorOf } from './changed-meanwhile.tsx'
import type { StayForm } from './use-stay-form.ts'

type Props = { form: StayForm; units: readonly OfferedUnit[] }

/** The choice where a colleague changed the same of a stay. */
export function StayConflict({ form, units }: Props) {
  const t = useT()
  const wordsOf = ([field]: FieldPath, value: unknown): string => {
    if (typeof value === 'number') return String(value)
    if (typeof value !== 'string' || value === '') return ''
    if (field === 'unitId') return units.find(({ id }) => id === value)?.code ?? ''
    if (field === 'unitCategoryId') {
      return units.find(({ category }) => category.id === value)?.category.name ?? ''
    }
    if (field === 'arrival' || field === 'departure') return formatDateOnly(value)
    return field === 'language' ? (englishNameOf(value) ?? value) : value
  }
  const own = useCustomFields(form.draft.custom)
  const nameOfOwn = (id: string) => own.find((one) => one.id === id)?.name ?? id
  const newest = form.conflict?.current.history[0]
  return (
    <ConflictDialog
      form={form}
      text={(colleague) => t('guest.conflict', { name: newest ? authorOf(t, newest) : colleague })}
      words={{
        nameOf: ([field = '', id]) => (id === undefined ? fieldName(t, field) : nameOfOwn(id)),
        wordsOf,
      }}
    />
  )
}
