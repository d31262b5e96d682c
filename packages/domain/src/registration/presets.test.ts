import { describe, expect, it } from 'vitest'
import { askedFields } from './asked-fields.ts'
import type { PersonKind } from './constants.ts'
import { formBodyOf, PRESET_COUNTRIES, PRESETS, type PresetCountry } from './presets.ts'

/*
 * Whom the law of each country has a house ask for what, written out by hand. A lawyer can read this table without
 * the code; the test compares it with what the forms ask. `who` is who sits in front of the form: everybody first,
 * then what is asked beyond that of citizens of the country, of Nordic countries, of the European Economic Area and
 * of the rest of the world.
 */
type Citizens = 'own' | 'Nordic' | 'EEA' | 'other'
type Row = {
  months: number
  /** Of the booking's guest and of other adults, whatever their citizenship. */
  adult: string
  /** What is asked of them beside that. */
  beside: Record<Citizens, string>
  /** Of a spouse, a child of 17 and a child of 10 who travel along and are of the rest of the world. */
  spouse: string
  child17: string
  child10: string
}

const DOCUMENT = 'documentType passportNumber'
const TRIP = 'arrivalDate departureDate'

const LAWS: Record<PresetCountry, Row> = {
  // Everyone from 16: name, birth date, residence. Foreigners also days, document (Nordics only show it), signature.
  DK: {
    months: 24,
    adult: 'firstName lastName birthDate nationality address companions acceptedTerms',
    beside: {
      own: '',
      Nordic: `${TRIP} signature`,
      EEA: `${DOCUMENT} ${TRIP} signature`,
      other: `${DOCUMENT} ${TRIP} signature`,
    },
    spouse: `firstName lastName birthDate nationality address ${DOCUMENT}`,
    child17: `firstName lastName birthDate nationality address ${DOCUMENT}`,
    child10: 'firstName lastName birthDate',
  },
  // Foreigners who do not live there: name, birth date, address, days, document and number, drawn signature.
  SE: {
    months: 12,
    adult: 'firstName lastName nationality companions acceptedTerms',
    beside: {
      own: '',
      Nordic: `birthDate residenceCountry address ${DOCUMENT} ${TRIP} signature`,
      EEA: `birthDate residenceCountry address ${DOCUMENT} ${TRIP} signature`,
      other: `birthDate residenceCountry address ${DOCUMENT} ${TRIP} signature`,
    },
    spouse: `firstName lastName birthDate nationality residenceCountry address ${DOCUMENT}`,
    child17: `firstName lastName birthDate nationality residenceCountry address ${DOCUMENT}`,
    child10: `firstName lastName birthDate nationality residenceCountry address ${DOCUMENT}`,
  },
  // All: name, birth date, occupation, address, citizenship, arrival, signature. Children name and birth date.
  NO: {
    months: 12,
    adult:
      'firstName lastName birthDate nationality address occupation companions arrivalDate signature acceptedTerms',
    beside: { own: '', Nordic: '', EEA: DOCUMENT, other: DOCUMENT },
    spouse: `firstName lastName birthDate nationality address occupation ${DOCUMENT}`,
    child17: 'firstName lastName birthDate',
    child10: 'firstName lastName birthDate',
  },
  // Name, birth date, citizenship, address, country arrived from, document number, days; the family on the same card.
  FI: {
    months: 12,
    adult: `firstName lastName birthDate nationality address companions ${TRIP} arrivedFrom acceptedTerms`,
    beside: { own: '', Nordic: 'passportNumber', EEA: 'passportNumber', other: 'passportNumber' },
    spouse: 'firstName lastName birthDate nationality address passportNumber',
    child17: 'firstName lastName birthDate nationality',
    child10: 'firstName lastName birthDate nationality',
  },
  // Signature, name, birth date, citizenship, address, days; companions likewise. Outside the area: document, issuer.
  EE: {
    months: 24,
    adult: `firstName lastName birthDate nationality address companions ${TRIP} signature acceptedTerms`,
    beside: { own: '', Nordic: '', EEA: '', other: `${DOCUMENT} documentIssuer` },
    spouse: `firstName lastName birthDate nationality address ${DOCUMENT} documentIssuer`,
    child17: `firstName lastName birthDate nationality address ${DOCUMENT} documentIssuer`,
    child10: `firstName lastName birthDate nationality address ${DOCUMENT} documentIssuer`,
  },
  // Name, residence, type of the document (no number, no copy), arrival, departure.
  NL: {
    months: 12,
    adult: `firstName lastName address documentType companions ${TRIP} acceptedTerms`,
    beside: { own: '', Nordic: '', EEA: '', other: '' },
    spouse: 'firstName lastName address documentType',
    child17: 'firstName lastName',
    child10: 'firstName lastName',
  },
}

const ARRIVAL = '2026-11-15'
const BORN = { adult: '1984-03-17', child17: '2009-03-17', child10: '2016-03-17' }
/** A citizen of each kind for a country; nobody is a foreigner at home. */
const nationalityOf = (citizens: Citizens, country: PresetCountry): string =>
  ({ own: country, Nordic: country === 'FI' ? 'IS' : 'FI', EEA: 'DE', other: 'US' })[citizens]

const words = (...texts: string[]) => texts.join(' ').split(' ').filter(Boolean).toSorted()
function asked(country: PresetCountry, kind: PersonKind, citizens: Citizens, birthDate: string): string[] {
  const person = { kind, nationality: nationalityOf(citizens, country), residenceCountry: null, birthDate }
  return askedFields(formBodyOf(country), person, ARRIVAL)
    .map(({ name }) => name)
    .toSorted()
}

describe.each(PRESET_COUNTRIES)('the law of %s', (country) => {
  const law = LAWS[country]

  it.each(['own', 'Nordic', 'EEA', 'other'] as const)('asks an adult: %s citizen', (citizens) => {
    const expected = words(law.adult, law.beside[citizens])
    expect(asked(country, 'main', citizens, BORN.adult)).toEqual(expected)
    expect(asked(country, 'adult', citizens, BORN.adult)).toEqual(expected)
  })

  it('asks those who travel along', () => {
    expect(asked(country, 'spouse', 'other', BORN.adult)).toEqual(words(law.spouse))
    expect(asked(country, 'child', 'other', BORN.child17)).toEqual(words(law.child17))
    expect(asked(country, 'child', 'other', BORN.child10)).toEqual(words(law.child10))
  })

  it('has it kept for so long, and asks for no copy of a document', () => {
    expect(formBodyOf(country).keptMonths).toBe(law.months)
    expect(formBodyOf(country).fields.find(({ name }) => name === 'idPicture')?.isEnabled).toBe(false)
  })
})

it('only Sweden asks for a signature by hand; the Netherlands forbid number and copy', () => {
  expect(PRESET_COUNTRIES.filter((country) => PRESETS[country].isDrawnSignatureAsked)).toEqual(['SE'])
  expect(PRESETS.NL.forbidden).toEqual(['passportNumber', 'idNumber', 'idPicture'])
})

it('a country without a law of its own asks for names and days', () => {
  const enabled = formBodyOf('PT').fields.filter(({ isEnabled }) => isEnabled)
  expect(enabled.map(({ name }) => name).toSorted()).toEqual(
    words(`firstName lastName companions ${TRIP} acceptedTerms`),
  )
})
