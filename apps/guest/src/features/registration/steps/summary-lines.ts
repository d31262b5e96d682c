import { ageOn } from '@innkeeper/domain/registration/asked-fields.ts'
import type { FormField } from '@innkeeper/domain/registration/form-schema.ts'
import type { FormFacts } from '@innkeeper/domain/registration/problems.ts'
import type { Companion, Values } from '@innkeeper/domain/registration/values.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { fieldLabel } from '../fields/field-words.ts'
import { type Answers, askedOf, askedOfCompanion, filledOf, fullName } from '../wizard/answers.ts'
import { type Screen, screenOf } from '../wizard/screens.ts'
import { labelWords, valueWords, type Words } from './value-words.ts'

/** `details` stand below the value, smaller: what belongs to each of several people. */
type Line = { label: string; value: string; details?: string[]; screen: Screen }

/** Answers that share a line; whatever else was answered has one of its own. */
const TOGETHER = [
  { label: 'registration.summary.born', names: ['birthDate'], screen: 'you' },
  { label: 'registration.field.address', names: ['address', 'residenceCountry'], screen: 'you' },
  {
    label: 'registration.summary.document',
    names: ['documentType', 'passportNumber', 'idNumber', 'documentIssuer'],
    screen: 'document',
  },
  { label: 'registration.summary.contact', names: ['email', 'phone'], screen: 'contact' },
] as const
/** Said by the lines of the guest, of the trip and of the terms. */
const ELSEWHERE = ['firstName', 'lastName', 'nationality', 'purposeOfStay', 'arrivedFrom', 'acceptedTerms']

/** Everything that is sent, to be read before it is signed; each line knows where it is changed. */
export function summaryLines(answers: Answers, facts: FormFacts, words: Words): Line[] {
  const { t } = words
  const { values } = filledOf(answers, facts)
  const asked = askedOf(answers, facts)
  const written = (name: string) => writtenIn(name, asked, values, words)
  const line = (label: string, parts: readonly string[], screen: Screen): Line => ({
    label,
    value: parts.filter(Boolean).join(', '),
    screen,
  })
  const inGroups: string[] = [...ELSEWHERE, ...TOGETHER.flatMap(({ names }) => [...names])]
  const lines = [
    line(t('registration.summary.you'), [fullName(values), written('nationality')], 'you'),
    ...TOGETHER.map(({ label, names, screen }) => line(t(label), names.map(written), screen)),
    ...asked
      .filter(({ name }) => !inGroups.includes(name))
      .map((field) => line(fieldLabel(field, t), [written(field.name)], screenOf(field))),
    line(
      t('registration.field.idPicture'),
      [isPictureSent(answers, asked) ? t('picture.sent') : ''],
      'document',
    ),
    ...withYou(answers, facts, words),
    line(
      t('registration.summary.trip'),
      [days(facts, intlLocaleFor(words.language)), written('purposeOfStay').toLowerCase()],
      'trip',
    ),
    line(t('registration.summary.from'), [written('arrivedFrom')], 'trip'),
  ]
  return lines.filter(({ value }) => value !== '')
}

function writtenIn(name: string, asked: readonly FormField[], values: Values, words: Words): string {
  const field = asked.find((one) => one.name === name)
  const value = values[name]
  return field && value ? valueWords(field, value, words) : ''
}

const isPictureSent = ({ pictureId }: Answers, asked: readonly FormField[]) =>
  pictureId !== null && asked.some(({ name }) => name === 'idPicture')

function withYou(answers: Answers, facts: FormFacts, words: Words): Line[] {
  const { t, language } = words
  if (!askedOf(answers, facts).some((field) => screenOf(field) === 'companions')) return []
  const { companions } = filledOf(answers, facts)
  const nobody = t(answers.isTravelling ? 'registration.summary.ownForms' : 'registration.justMe')
  const value = companions.length > 0 ? listed(companions, facts.arrival, intlLocaleFor(language)) : nobody
  const details = companions.map((companion) => detailsOf(companion, facts, words))
  return [{ label: t('registration.summary.withYou'), value, details, screen: 'companions' }]
}

/** "Mikkel Holm, spouse, 02/09/1986. Nationality: Denmark …" */
function detailsOf(companion: Companion, facts: FormFacts, words: Words): string {
  const { t } = words
  const { type, values } = companion
  const asked = askedOfCompanion(companion, facts)
  const kind = t(type === 'spouse' ? 'registration.companion.spouse' : 'registration.companion.child')
  const born = writtenIn('birthDate', asked, values, words)
  const who = [fullName(values), kind.toLowerCase(), born].filter(Boolean).join(', ')
  const rest = asked
    .filter(({ name }) => !['firstName', 'lastName', 'birthDate'].includes(name) && values[name])
    .map((field) => `${labelWords(field, t)}: ${writtenIn(field.name, asked, values, words)}`)
  return [who, ...rest].join(' · ')
}

/** "Mikkel and Ella (7)": minors with their age on arrival. */
function listed(companions: readonly Companion[], arrival: string, locale: string): string {
  const names = companions.map(({ type, values }) => {
    const name = values.firstName ?? ''
    return type === 'spouse' || !values.birthDate ? name : `${name} (${ageOn(values.birthDate, arrival)})`
  })
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}

/** "15–19 November". */
function days({ arrival, departure }: FormFacts, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.formatRange(Date.parse(arrival), Date.parse(departure))
}
