import type { AdminTranslate } from '../../../platform/texts.ts'

/** What of a booking has a name that staff read; the rest of what is stored goes along with these. */
const NAMED_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'custom',
  'language',
  'arrival',
  'departure',
  'unitId',
  'unitCategoryId',
  'bookingNumber',
  'rateCode',
  'adults',
  'children',
  'expectedArrival',
  'checkInTime',
  'checkOutTime',
  'marketingConsent',
  'attributes',
] as const
type NamedField = (typeof NAMED_FIELDS)[number]

/**
 * "phone, departure": the changed fields as staff call them. Another system notes its own details with every change;
 * they are named where nothing else changed.
 */
export function fieldWords(t: AdminTranslate, fields: readonly string[]): string {
  const named = NAMED_FIELDS.filter((field) => fields.includes(field))
  const told = named.length > 1 ? named.filter((field) => field !== 'attributes') : named
  return told.map((field) => t(`guest.field.${field}`)).join(', ')
}

/** A field as the heading of a choice. */
export function fieldName(t: AdminTranslate, field: string): string {
  const name = NAMED_FIELDS.includes(field as NamedField) ? t(`guest.field.${field as NamedField}`) : field
  return name.charAt(0).toUpperCase() + name.slice(1)
}
