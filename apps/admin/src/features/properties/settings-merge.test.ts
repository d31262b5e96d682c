import type { PropertySettings } from '@innkeeper/api/properties.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { expect, test } from 'vitest'
import { changeOf, conflictsOf } from './settings-merge.ts'

const began = { name: 'Fjellheim', currency: 'NOK', brand: DEFAULT_BRAND } as PropertySettings

test('only what was changed is sent', () => {
  expect(changeOf(began, structuredClone(began))).toEqual({})
  const brand = { ...DEFAULT_BRAND, inkColour: '#000000' }
  expect(changeOf(began, { ...began, brand })).toEqual({ brand })
})

test('two people who changed different settings are no conflict', () => {
  expect(conflictsOf(began, { name: 'Mine' }, { ...began, currency: 'EUR' })).toEqual([])
})

test('the same setting changed to different things is one, changed to the same thing is none', () => {
  expect(conflictsOf(began, { name: 'Mine' }, { ...began, name: 'Theirs' })).toEqual(['name'])
  expect(conflictsOf(began, { name: 'Same' }, { ...began, name: 'Same' })).toEqual([])
})
