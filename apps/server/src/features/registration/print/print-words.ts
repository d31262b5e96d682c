import {
  COMPANION_TYPES,
  type DOCUMENT_TYPES,
  type STAY_PURPOSES,
} from '@innkeeper/domain/registration/constants.ts'
import { type FormField, isCustomField } from '@innkeeper/domain/registration/form-schema.ts'
import { isStandardField, standardField } from '@innkeeper/domain/registration/standard-fields.ts'
import { formatDate, formatTime } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import type { translate as Translate } from '@innkeeper/i18n/translate.ts'

export type PrintPlace = {
  translate: typeof Translate
  /** One of the interface, and which of the property's languages it stands for. */
  language: string
  languageIndex: number
  timeZone: string
}

const PRINTED = [
  'birthDate',
  'nationality',
  'residenceCountry',
  'address',
  'occupation',
  'email',
  'phone',
  'documentType',
  'passportNumber',
  'documentIssuer',
  'passportIssueDate',
  'passportExpiryDate',
  'idNumber',
  'arrivedFrom',
  'purposeOfStay',
] as const
type PrintedName = (typeof PRINTED)[number]
const isPrinted = (name: string): name is PrintedName => (PRINTED as readonly string[]).includes(name)

const WORDS = {
  passport: 'passport',
  'identity card': 'identity-card',
  'residence permit': 'residence-permit',
  'driving licence': 'driving-licence',
  business: 'business',
  leisure: 'leisure',
  other: 'other',
} as const satisfies Record<(typeof DOCUMENT_TYPES | typeof STAY_PURPOSES)[number], string>
const isWord = (value: string): value is keyof typeof WORDS => Object.hasOwn(WORDS, value)

const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/

/** How a registration is put into the words of the paper's language. */
export function printWords({ translate, language, languageIndex, timeZone }: PrintPlace) {
  const locale = intlLocaleFor(language)
  const regions = new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'code' })
  const country = (code: string) => (/^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code)
  const day = (date: string) =>
    DAY_PATTERN.test(date) ? formatDate(Date.parse(`${date}T12:00:00Z`), { locale, timeZone: 'UTC' }) : date
  const wordOf = (words: Readonly<Record<string, string>>, fallback: string) =>
    words[String(languageIndex)] ?? Object.values(words)[0] ?? fallback

  function kindOf(field: FormField) {
    if (isCustomField(field)) return field.kind
    return isStandardField(field.name) ? standardField(field.name).kind : 'text'
  }

  return {
    country,
    day,
    moment: (at: Date) => `${formatDate(at, { locale, timeZone })} ${formatTime(at, { locale, timeZone })}`,

    /** What a person is to the form. */
    person(kind: string): string {
      if (kind === COMPANION_TYPES[1]) return translate(language, 'registrationPrint.person.child')
      if (kind === COMPANION_TYPES[0]) return translate(language, 'registrationPrint.person.spouse')
      return translate(
        language,
        kind === 'adult' ? 'registrationPrint.person.adult' : 'registrationPrint.person.main',
      )
    },

    /** Null for what stands elsewhere on the paper. */
    label(field: FormField): string | null {
      if (isCustomField(field)) return wordOf(field.labels, field.name)
      return isPrinted(field.name) ? translate(language, `registrationPrint.field.${field.name}`) : null
    },

    value(field: FormField, value: string): string {
      const kind = kindOf(field)
      if (kind === 'date') return day(value)
      if (kind === 'country') return country(value)
      if (kind === 'checkbox') return value === 'yes' ? translate(language, 'registrationPrint.yes') : value
      if (kind !== 'single choice') return value
      if (!isCustomField(field))
        return isWord(value) ? translate(language, `registrationPrint.word.${WORDS[value]}`) : value
      const choice = field.choices.find(({ id }) => id === value)
      return choice ? wordOf(choice.labels, value) : value
    },
  }
}
export type PrintWords = ReturnType<typeof printWords>
