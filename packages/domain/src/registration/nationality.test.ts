import { describe, expect, it } from 'vitest'
import type { NationalityCondition } from './constants.ts'
import { EEA, isConditionMet, NORDIC } from './nationality.ts'

const met = (
  nationality: string | null,
  residenceCountry: string | null = null,
  residentsAreExempt = false,
) =>
  (['everyone', 'foreigners', 'non-Nordic', 'non-EEA'] as const satisfies NationalityCondition[]).filter(
    (condition) =>
      isConditionMet(condition, { nationality, residenceCountry }, { country: 'SE', residentsAreExempt }),
  )

describe('a condition in Sweden', () => {
  it.each([
    ['nobody is known yet', null, ['everyone']],
    ['a Swede', 'SE', ['everyone']],
    ['a Dane', 'DK', ['everyone', 'foreigners']],
    ['a German', 'DE', ['everyone', 'foreigners', 'non-Nordic']],
    ['an American', 'US', ['everyone', 'foreigners', 'non-Nordic', 'non-EEA']],
    ['a Swiss', 'CH', ['everyone', 'foreigners', 'non-Nordic', 'non-EEA']],
  ])('%s', (_who, nationality, conditions) => expect(met(nationality)).toEqual(conditions))

  it('asks a foreigner who lives there nothing more where residents are exempt', () => {
    expect(met('US', 'SE', true)).toEqual(['everyone'])
    expect(met('US', 'SE', false)).toContain('non-EEA')
    expect(met('US', 'US', true)).toContain('non-EEA')
  })
})

it('every Nordic country is in the area, which has 30 countries and their territories', () => {
  expect(NORDIC.filter((country) => !EEA.includes(country))).toEqual([])
  expect(EEA.filter((country) => !['AX', 'SJ', 'FO', 'GL'].includes(country))).toHaveLength(30)
  expect(new Set(EEA).size).toBe(EEA.length)
})
