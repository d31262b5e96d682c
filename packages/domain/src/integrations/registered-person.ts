import { foldedWords } from '../guests/fold.ts'
import { DOCUMENT_TYPES, type DocumentType } from '../registration/constants.ts'
import type { Values } from '../registration/values.ts'

/** What a system is told of a guest who registered; null where the form did not ask. */
export type RegisteredPerson = {
  firstName: string
  lastName: string
  birthDate: string | null
  nationality: string | null
  address: string | null
  residenceCountry: string | null
  document: {
    type: DocumentType
    number: string
    expiresOn: string | null
    issuedOn: string | null
    issuer: string | null
  } | null
}

/**
 * Out of what a guest wrote. E-mail address and phone stay as they are there, and so does what the law asks for beside
 * the person. A document without a number is none.
 */
export function registeredPerson(
  values: Values,
  names: Pick<RegisteredPerson, 'firstName' | 'lastName'>,
): RegisteredPerson {
  const written = (name: string) => values[name]?.trim() || null
  const number = written('passportNumber')
  return {
    firstName: written('firstName') ?? names.firstName,
    lastName: written('lastName') ?? names.lastName,
    birthDate: written('birthDate'),
    nationality: written('nationality'),
    address: written('address')?.replace(/\s*\n\s*/g, ', ') ?? null,
    residenceCountry: written('residenceCountry'),
    document: number
      ? {
          type: DOCUMENT_TYPES.find((type) => type === values.documentType) ?? 'passport',
          number,
          expiresOn: written('passportExpiryDate'),
          issuedOn: written('passportIssueDate'),
          issuer: written('documentIssuer'),
        }
      : null,
  }
}

type Named = { firstName: string | null; lastName: string | null }

/**
 * Whether two names can be one person's: a word of the last names and one of the first names are the same, or one side
 * has none. A booker, a travel agency or whoever else a reservation belongs to gets nobody else's passport.
 */
export function canBeSamePerson(one: Named, other: Named): boolean {
  return share(one.lastName, other.lastName) && share(one.firstName, other.firstName)
}

function share(one: string | null, other: string | null): boolean {
  const [words, others] = [foldedWords(one ?? ''), foldedWords(other ?? '')]
  return words.length === 0 || others.length === 0 || words.some((word) => others.includes(word))
}
