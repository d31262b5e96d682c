import type { AppliesTo, NationalityCondition } from './constants.ts'
import type { FormBody, FormField } from './form-schema.ts'
import { STANDARD_FIELD_NAMES, type StandardFieldName } from './standard-fields.ts'

export const PRESET_COUNTRIES = ['DK', 'SE', 'NO', 'FI', 'EE', 'NL'] as const
export type PresetCountry = (typeof PRESET_COUNTRIES)[number]
export const isPresetCountry = (country: string): country is PresetCountry =>
  (PRESET_COUNTRIES as readonly string[]).includes(country)

/** Whom a field is asked of, and of which nationality. */
type Asked = readonly [AppliesTo, NationalityCondition]

type Preset = {
  /** Months after departure. */
  keptMonths: number
  registersFromAge: number | null
  residentsAreExempt: boolean
  isDrawnSignatureAsked: boolean
  /** What the law asks for; everything else is off. */
  asked: Readonly<Partial<Record<StandardFieldName, Asked>>>
  /** What the law lets a house not ask for; the editor says so. */
  forbidden: readonly StandardFieldName[]
  /** What is handed to an authority, where the law asks for it. */
  report: 'police' | 'statistics' | null
}

const ALL: Asked = ['all', 'everyone']
const ADULTS: Asked = ['adults', 'everyone']
const FOREIGN: Asked = ['all', 'foreigners']
const FOREIGN_ADULTS: Asked = ['adults', 'foreigners']
const NAMES = { firstName: ALL, lastName: ALL } as const
const DATES = { arrivalDate: ADULTS, departureDate: ADULTS } as const
const WITH_COMPANIONS = { companions: ADULTS } as const

/** By country and law as found; a property looks through it and confirms it. */
export const PRESETS: Readonly<Record<PresetCountry, Preset>> = {
  DK: {
    keptMonths: 24,
    registersFromAge: 16,
    residentsAreExempt: false,
    isDrawnSignatureAsked: false,
    asked: {
      ...NAMES,
      birthDate: ALL,
      nationality: ALL,
      address: ALL,
      documentType: ['all', 'non-Nordic'],
      passportNumber: ['all', 'non-Nordic'],
      ...WITH_COMPANIONS,
      arrivalDate: FOREIGN_ADULTS,
      departureDate: FOREIGN_ADULTS,
      signature: FOREIGN_ADULTS,
      acceptedTerms: ADULTS,
    },
    forbidden: [],
    report: null,
  },
  SE: {
    keptMonths: 12,
    registersFromAge: null,
    residentsAreExempt: true,
    isDrawnSignatureAsked: true,
    asked: {
      ...NAMES,
      nationality: ALL,
      residenceCountry: FOREIGN,
      birthDate: FOREIGN,
      address: FOREIGN,
      documentType: FOREIGN,
      passportNumber: FOREIGN,
      ...WITH_COMPANIONS,
      arrivalDate: FOREIGN_ADULTS,
      departureDate: FOREIGN_ADULTS,
      signature: FOREIGN_ADULTS,
      acceptedTerms: ADULTS,
    },
    forbidden: [],
    report: 'police',
  },
  NO: {
    keptMonths: 12,
    registersFromAge: null,
    residentsAreExempt: false,
    isDrawnSignatureAsked: false,
    asked: {
      ...NAMES,
      birthDate: ALL,
      nationality: ADULTS,
      address: ADULTS,
      occupation: ADULTS,
      documentType: ['adults', 'non-Nordic'],
      passportNumber: ['adults', 'non-Nordic'],
      ...WITH_COMPANIONS,
      arrivalDate: ADULTS,
      signature: ADULTS,
      acceptedTerms: ADULTS,
    },
    forbidden: [],
    report: 'statistics',
  },
  FI: {
    keptMonths: 12,
    registersFromAge: null,
    residentsAreExempt: false,
    isDrawnSignatureAsked: false,
    asked: {
      ...NAMES,
      birthDate: ALL,
      nationality: ALL,
      address: ADULTS,
      passportNumber: ['adults', 'foreigners'],
      ...WITH_COMPANIONS,
      ...DATES,
      arrivedFrom: ADULTS,
      acceptedTerms: ADULTS,
    },
    forbidden: [],
    report: 'police',
  },
  EE: {
    keptMonths: 24,
    registersFromAge: null,
    residentsAreExempt: false,
    isDrawnSignatureAsked: false,
    asked: {
      ...NAMES,
      birthDate: ALL,
      nationality: ALL,
      address: ALL,
      documentType: ['all', 'non-EEA'],
      passportNumber: ['all', 'non-EEA'],
      documentIssuer: ['all', 'non-EEA'],
      ...WITH_COMPANIONS,
      ...DATES,
      signature: ADULTS,
      acceptedTerms: ADULTS,
    },
    forbidden: [],
    report: null,
  },
  NL: {
    keptMonths: 12,
    registersFromAge: null,
    residentsAreExempt: false,
    isDrawnSignatureAsked: false,
    asked: {
      ...NAMES,
      address: ADULTS,
      documentType: ADULTS,
      ...WITH_COMPANIONS,
      ...DATES,
      acceptedTerms: ADULTS,
    },
    forbidden: ['passportNumber', 'idNumber', 'idPicture'],
    report: null,
  },
}

/** Without a law of its own: names and dates, and nothing that would have to be guarded. */
const PLAIN: Preset = {
  keptMonths: 12,
  registersFromAge: null,
  residentsAreExempt: false,
  isDrawnSignatureAsked: false,
  asked: { ...NAMES, ...WITH_COMPANIONS, ...DATES, acceptedTerms: ADULTS },
  forbidden: [],
  report: null,
}

export const presetOf = (country: string): Preset => (isPresetCountry(country) ? PRESETS[country] : PLAIN)

/** Never asked because of the law alone: to have nobody with them is an answer as well. */
const NOT_REQUIRED: readonly StandardFieldName[] = ['companions']

/** A form as the law of a country asks for it. */
export function formBodyOf(country: string): FormBody {
  const { asked, keptMonths, registersFromAge, residentsAreExempt, isDrawnSignatureAsked } = presetOf(country)
  const fields = STANDARD_FIELD_NAMES.map((name): FormField => {
    const [appliesTo, nationality] = asked[name] ?? (['adults', 'everyone'] as const)
    const isEnabled = name in asked
    return {
      name,
      isEnabled,
      isRequired: isEnabled && !NOT_REQUIRED.includes(name),
      appliesTo,
      nationality,
      hints: {},
    }
  })
  return {
    country,
    keptMonths,
    registersFromAge,
    residentsAreExempt,
    isDrawnSignatureAsked,
    fields,
    welcome: {},
    terms: {},
    termsVersion: 1,
  }
}
