import type { RegistrationStart } from '@innkeeper/api/registration/guest.ts'
import { askedFields } from '@innkeeper/domain/registration/asked-fields.ts'
import type { CompanionType } from '@innkeeper/domain/registration/constants.ts'
import type { FormBody, FormField } from '@innkeeper/domain/registration/form-schema.ts'
import { hasPlaceForAdult } from '@innkeeper/domain/registration/people-limit.ts'
import { companionKind, type FormFacts, personOf } from '@innkeeper/domain/registration/problems.ts'
import type { Signature } from '@innkeeper/domain/registration/signature.ts'
import type { Companion, FilledForm, Values } from '@innkeeper/domain/registration/values.ts'
import type { FormToSend, OpenForm } from '../api.ts'
import type { Screen } from './screens.ts'

/** What was filled in so far, and where; all of it stays on the device until it is sent. */
export type Answers = {
  person: 'main' | 'adult'
  /** The same over every try, so that exactly one form is stored. */
  clientKey: string
  screen: Screen
  values: Values
  /** Null while the question is open. */
  isTravelling: boolean | null
  companions: readonly Companion[]
  /** Who is being written down, at their place among them, before they are added. */
  edited: { place: number; companion: Companion } | null
  signature: Signature | null
  pictureId: string | null
}

/** The house shows these in part only: they are no values, but need not be given again. */
const SHOWN_MASKED = ['email', 'phone']

export type Begun = Pick<RegistrationStart, 'known' | 'stay' | 'today'>

/** What the house knows of this person. */
export function knownOf(
  { known, person }: Pick<RegistrationStart, 'known' | 'person'>,
  who: Answers['person'],
) {
  return person === who ? known : {}
}

export function firstAnswers(
  person: Answers['person'],
  known: Values,
  stay: RegistrationStart['stay'],
  clientKey: string,
): Answers {
  const isAlone = stay.adults === 1 && (stay.children ?? 0) === 0
  return {
    person,
    clientKey,
    screen: 'you',
    values: Object.fromEntries(Object.entries(known).filter(([name]) => !SHOWN_MASKED.includes(name))),
    isTravelling: isAlone ? false : null,
    companions: [],
    edited: null,
    signature: null,
    pictureId: null,
  }
}

/** What is shown of a known value that is not asked for again; null where it is asked. */
export const maskedValue = (name: string, known: Values): string | null =>
  SHOWN_MASKED.includes(name) ? (known[name] ?? null) : null

/** Whether anything is there that would be missed. */
export function isBegun(answers: Answers, known: Values): boolean {
  const { values, companions, edited, signature, pictureId } = answers
  const isTyped = Object.entries(values).some(([name, value]) => value !== '' && value !== known[name])
  return isTyped || companions.length > 0 || edited !== null || signature !== null || pictureId !== null
}

/** The form as its rules read it; its words are not theirs. */
export function bodyOf({ fields, ...form }: OpenForm): FormBody {
  return { ...form, fields, welcome: {}, terms: {} }
}

export function factsOf(
  start: Pick<RegistrationStart, 'stay' | 'today'>,
  form: OpenForm,
  known: Values,
  { person, pictureId }: Answers,
): FormFacts {
  const { arrival, departure } = start.stay
  return {
    body: bodyOf(form),
    kind: person,
    arrival,
    departure,
    today: start.today,
    hasPicture: pictureId !== null,
    known: Object.keys(known),
  }
}

export const askedOf = ({ person, values }: Answers, { body, arrival }: FormFacts): FormField[] =>
  askedFields(body, personOf(person, values), arrival)

export const askedOfCompanion = ({ type, values }: Companion, { body, arrival }: FormFacts): FormField[] =>
  askedFields(body, personOf(companionKind(type), values), arrival)

/** Those who travel along; nobody once the guest said so. */
export const companionsOf = ({ isTravelling, companions }: Answers): readonly Companion[] =>
  isTravelling ? companions : []

export const fullName = ({ firstName, lastName }: Values): string =>
  [firstName, lastName].flatMap((name) => name?.trim() || []).join(' ')

/** A change, with what follows from it: a typed signature that nobody touched is the name as it is now. */
export function changed(answers: Answers, part: Partial<Answers>): Answers {
  const now = { ...answers, ...part }
  const { signature } = now
  const isFollowing = signature?.kind === 'typed' && signature.name === fullName(answers.values)
  if (!isFollowing || signature !== answers.signature) return now
  const name = fullName(now.values)
  return { ...now, signature: name === '' ? null : { kind: 'typed', name } }
}

/** What is sent: answers to what is asked and nothing else, whatever was typed before a nationality changed. */
export function filledOf(answers: Answers, facts: FormFacts): FilledForm {
  const asked = askedOf(answers, facts)
  const isSignatureAsked = asked.some(({ name }) => name === 'signature')
  return {
    values: answered(answers.values, asked, facts.known),
    companions: companionsOf(answers).map((companion) => ({
      type: companion.type,
      values: answered(companion.values, askedOfCompanion(companion, facts), []),
    })),
    signature: isSignatureAsked ? answers.signature : null,
  }
}

/** What was filled in was emptied where nothing of it is left; what is shown in part stays as it is then. */
function answered(values: Values, asked: readonly FormField[], known: readonly string[]): Values {
  const isFilledIn = (name: string) => known.includes(name) && !SHOWN_MASKED.includes(name)
  return Object.fromEntries(
    asked.flatMap(({ name }) => {
      const value = values[name]?.trim()
      return value || (value === '' && isFilledIn(name)) ? [[name, value] as const] : []
    }),
  )
}

export function formToSend(
  answers: Answers,
  facts: FormFacts,
  form: OpenForm,
  place: { booking: string; languageIndex: number },
): FormToSend {
  const asked = askedOf(answers, facts).map(({ name }) => name)
  return {
    booking: place.booking,
    formId: form.id,
    version: form.version,
    clientKey: answers.clientKey,
    language: place.languageIndex,
    person: answers.person,
    filled: filledOf(answers, facts),
    termsVersion: answers.values.acceptedTerms === 'yes' ? form.termsVersion : null,
    pictureId: asked.includes('idPicture') ? answers.pictureId : null,
  }
}

/** Whether the server would take another adult by this address. */
export function canAddAdult(
  { opens, stay }: Pick<RegistrationStart, 'opens' | 'stay'>,
  people: RegistrationStart['people'],
): boolean {
  const registered = people.filter(({ standing }) => standing === 'registered').length
  return opens === 'booking' && hasPlaceForAdult(stay.adults, registered - 1)
}

/** Families share these; whoever does not changes them. */
const SHARED = ['lastName', 'nationality', 'residenceCountry', 'address']

export function newCompanion(type: CompanionType, { values }: Answers): Companion {
  return {
    type,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => SHARED.includes(name))),
  }
}
