import type { NationalityCondition } from './constants.ts'

export const NORDIC = ['DK', 'FI', 'IS', 'NO', 'SE', 'FO', 'GL', 'AX', 'SJ'] as const
/** The European Union, Iceland, Liechtenstein and Norway; territories go with their countries. */
export const EEA = [
  ...[
    'AT',
    'BE',
    'BG',
    'HR',
    'CY',
    'CZ',
    'DK',
    'EE',
    'FI',
    'FR',
    'DE',
    'GR',
    'HU',
    'IE',
    'IT',
    'LV',
    'LT',
    'LU',
  ],
  ...['MT', 'NL', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE', 'IS', 'LI', 'NO', 'AX', 'SJ', 'FO', 'GL'],
] as const

const has = (list: readonly string[], country: string) => list.includes(country)

export type Citizen = { nationality: string | null; residenceCountry: string | null }
export type LawOfPlace = { country: string; residentsAreExempt: boolean }

/** Whether a condition holds for this person in this country; nothing is asked on suspicion before it is known. */
export function isConditionMet(
  condition: NationalityCondition,
  { nationality, residenceCountry }: Citizen,
  { country, residentsAreExempt }: LawOfPlace,
): boolean {
  if (condition === 'everyone') return true
  if (nationality === null || nationality === country) return false
  if (residentsAreExempt && residenceCountry === country) return false
  if (condition === 'foreigners') return true
  return condition === 'non-Nordic' ? !has(NORDIC, nationality) : !has(EEA, nationality)
}
