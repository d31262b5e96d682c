import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { JOURNEY_FEATURES } from './journey-features.ts'

const specs = globSync('*.spec.ts', { cwd: import.meta.dirname }).map((path) => basename(path, '.spec.ts'))

test('every file of journeys says which features it is about', () => {
  expect(specs.filter((name) => (JOURNEY_FEATURES[name] ?? []).length === 0)).toEqual([])
})

test('no features are named for a file that is not there', () => {
  expect(Object.keys(JOURNEY_FEATURES).filter((name) => !specs.includes(name))).toEqual([])
})
