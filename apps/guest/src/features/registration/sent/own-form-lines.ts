import type { OwnForm } from '@innkeeper/api/registration/guest.ts'
import {
  isStandardField,
  type StandardFieldName,
  standardField,
} from '@innkeeper/domain/registration/standard-fields.ts'
import type { Values } from '@innkeeper/domain/registration/values.ts'
import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { formatDateOnly } from '@innkeeper/i18n/format.ts'

/** What a field is called where the guest reads back; what no words are sent of is absent. */
const LABELS = {
  firstName: 'sent.field.firstName',
  lastName: 'sent.field.lastName',
  birthDate: 'sent.field.birthDate',
  nationality: 'sent.field.nationality',
  residenceCountry: 'sent.field.residenceCountry',
  address: 'sent.field.address',
  occupation: 'sent.field.occupation',
  email: 'sent.field.email',
  phone: 'sent.field.phone',
  documentType: 'sent.field.documentType',
  passportNumber: 'sent.field.passportNumber',
  documentIssuer: 'sent.field.documentIssuer',
  passportIssueDate: 'sent.field.passportIssueDate',
  passportExpiryDate: 'sent.field.passportExpiryDate',
  idNumber: 'sent.field.idNumber',
  purposeOfStay: 'sent.field.purposeOfStay',
  arrivedFrom: 'sent.field.arrivedFrom',
} as const satisfies Partial<Record<StandardFieldName, string>>

const CHOICES = {
  passport: 'sent.choice.passport',
  'identity card': 'sent.choice.identityCard',
  'residence permit': 'sent.choice.residencePermit',
  'driving licence': 'sent.choice.drivingLicence',
  business: 'sent.choice.business',
  leisure: 'sent.choice.leisure',
  other: 'sent.choice.other',
} as const

const COMPANIONS = { spouse: 'sent.spouse', 'underage child': 'sent.child' } as const

export type OwnLine = { label: string; value: string }
export type OwnPart = { title: string; lines: OwnLine[] }

/** What was sent, person by person, in words. Fields a house added itself carry no words here and are left out. */
export function ownFormParts(form: OwnForm, t: RegistrationTranslate, locale: string): OwnPart[] {
  const stay = [form.arrival, form.departure].map((day) => formatDateOnly(day, locale)).join(' – ')
  const lines = [...linesOf(form.values, t, locale), { label: t('sent.stay'), value: stay }]
  return [
    { title: t('sent.you'), lines },
    ...form.companions.map(({ type, values }) => ({
      title: t(choice(COMPANIONS, type) ?? 'sent.companion'),
      lines: linesOf(values, t, locale),
    })),
  ]
}

function linesOf(values: Values, t: RegistrationTranslate, locale: string): OwnLine[] {
  return Object.entries(LABELS).flatMap(([name, label]) => {
    const value = values[name]
    return value && isStandardField(name) ? [{ label: t(label), value: inWords(name, value, t, locale) }] : []
  })
}

function inWords(name: StandardFieldName, value: string, t: RegistrationTranslate, locale: string): string {
  const { kind } = standardField(name)
  if (kind === 'date' && !Number.isNaN(Date.parse(value))) return formatDateOnly(value, locale)
  if (kind === 'country' && /^[A-Z]{2}$/.test(value))
    return new Intl.DisplayNames(locale, { type: 'region' }).of(value) ?? value
  const words = kind === 'single choice' ? choice(CHOICES, value) : undefined
  return words ? t(words) : value
}

function choice<T extends object>(among: T, name: string): T[keyof T] | undefined {
  return Object.hasOwn(among, name) ? among[name as keyof T] : undefined
}
