import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'
import { expect, test } from 'vitest'
import { type PreviewGuest, previewOf } from './preview-person.ts'

const DAY = '2028-02-29'
const guest = (change: Partial<PreviewGuest>): PreviewGuest => ({
  kind: 'main',
  nationality: 'DE',
  age: 7,
  isResident: false,
  ...change,
})
const asked = (country: string, change: Partial<PreviewGuest>) =>
  previewOf(formBodyOf(country), guest(change), DAY).steps.flatMap(({ fields }) =>
    fields.map(({ name }) => name),
  )

test('nationality decides what a guest is asked in Denmark', () => {
  expect(asked('DK', { nationality: 'DK' })).not.toContain('signature')
  expect(asked('DK', { nationality: 'SE' })).not.toContain('passportNumber')
  expect(asked('DK', { nationality: 'US' })).toEqual(expect.arrayContaining(['passportNumber', 'signature']))
})

test('who lives in Sweden is asked as a Swede', () => {
  expect(asked('SE', {})).toContain('passportNumber')
  expect(asked('SE', { isResident: true })).not.toContain('passportNumber')
})

test('the age of a child counts to the day', () => {
  expect(asked('DK', { kind: 'child', age: 15 })).toEqual(['firstName', 'lastName', 'birthDate'])
  expect(asked('DK', { kind: 'child', age: 16 })).toContain('address')
})

test('a guest goes through four steps, whoever travels along stands on one', () => {
  const { steps, notAsked } = previewOf(formBodyOf('DK'), guest({ nationality: 'DK' }), DAY)
  expect(steps).toHaveLength(4)
  expect(notAsked.map(({ name }) => name)).toContain('passportNumber')
  expect(previewOf(formBodyOf('DK'), guest({ kind: 'spouse' }), DAY).steps).toHaveLength(1)
})
