import { customIdOf, type ImportField, isImportField } from '@innkeeper/domain/guests/import/fields.ts'
import { useQuery } from '@tanstack/react-query'
import { guestFieldsQuery } from '../../../platform/guest-fields.ts'
import { useT } from '../../../platform/texts.ts'

/** Fields of a booking that a file calls by another name. */
const FIELD_OF: Readonly<Record<string, ImportField | 'custom' | 'attributes'>> = {
  unitId: 'unit',
  unitCategoryId: 'unitCategory',
  returningGuestSaid: 'returningGuest',
  guestCustom: 'custom',
  attributes: 'attributes',
}

/** How a field, or what a column means, is called. */
export function useFieldWords(): (field: string | null) => string {
  const t = useT()
  const { data: own = [] } = useQuery(guestFieldsQuery)
  return (field) => {
    if (field === null) return ''
    const customId = customIdOf(field as `custom:${string}`)
    if (customId !== null)
      return own.find(({ id }) => id === customId)?.name ?? t('bookingImport.field.custom')
    const known = FIELD_OF[field] ?? field
    if (known === 'custom' || known === 'attributes') return t(`bookingImport.field.${known}`)
    return isImportField(known) ? t(`bookingImport.field.${known}`) : field
  }
}
