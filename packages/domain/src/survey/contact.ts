import { isDay } from '../calendar-range.ts'
import { isEmail } from '../contact-shapes.ts'
import { singleLine } from '../single-line.ts'
import { CONTACT_LINE_MAX } from './constants.ts'

/** Who answers, as the contact form asks it (spec 3); days as ISO dates. */
export type Contact = {
  firstName: string
  lastName: string
  email: string
  unit: string
  checkIn: string
  checkOut: string
}
export type ContactField = keyof Contact
export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'unit', 'checkIn', 'checkOut'] as const

/** Each has the words of spec 5 at its field. */
export const CONTACT_PROBLEMS = [
  'first-name',
  'last-name',
  'email',
  'unit',
  'period',
  'check-in',
  'check-out',
  'not-a-date',
  'check-in-before',
  'check-out-after',
  'too-long',
] as const
export type ContactProblem = (typeof CONTACT_PROBLEMS)[number]
export type ProblemOfContact = { field: ContactField; problem: ContactProblem }

const LINES = { firstName: 'first-name', lastName: 'last-name', email: 'email', unit: 'unit' } as const

/** What is wrong with a contact form; a field that the house knows may be left empty. */
export function contactProblems(contact: Contact, known: readonly ContactField[] = []): ProblemOfContact[] {
  const isLeft = (field: ContactField) => singleLine(contact[field]) === ''
  const lines = (Object.keys(LINES) as (keyof typeof LINES)[]).flatMap((field): ProblemOfContact[] => {
    if (isLeft(field)) return known.includes(field) ? [] : [{ field, problem: LINES[field] }]
    const value = singleLine(contact[field])
    if (value.length > CONTACT_LINE_MAX) return [{ field, problem: 'too-long' }]
    return field === 'email' && !isEmail(value) ? [{ field, problem: 'email' }] : []
  })
  return [...lines, ...periodProblems(contact, known)]
}

function periodProblems({ checkIn, checkOut }: Contact, known: readonly ContactField[]): ProblemOfContact[] {
  if (checkIn === '' && checkOut === '') {
    const isKnown = known.includes('checkIn') && known.includes('checkOut')
    return isKnown ? [] : [{ field: 'checkIn', problem: 'period' }]
  }
  if (checkIn === '') return [{ field: 'checkIn', problem: 'check-in' }]
  if (!isDay(checkIn)) return [{ field: 'checkIn', problem: 'not-a-date' }]
  if (checkOut === '') return [{ field: 'checkOut', problem: 'check-out' }]
  if (!isDay(checkOut)) return [{ field: 'checkOut', problem: 'not-a-date' }]
  if (checkIn < checkOut) return []
  return [
    { field: 'checkIn', problem: 'check-in-before' },
    { field: 'checkOut', problem: 'check-out-after' },
  ]
}

/** As it is kept: single lines without what cannot be seen. */
export function keptContact(contact: Contact): Contact {
  const kept = CONTACT_FIELDS.map((field) => [field, singleLine(contact[field])])
  return Object.fromEntries(kept) as Contact
}
