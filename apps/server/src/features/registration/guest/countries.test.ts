import { expect, it } from 'vitest'
import { countriesIn } from './countries.ts'

it('a country stands where its name is looked for', () => {
  const danish = countriesIn('da').map(({ name }) => name)
  expect(danish).toContain('Hongkong')
  expect(danish.indexOf('Hongkong')).toBeLessThan(danish.indexOf('Island'))
  expect(danish.filter((name) => name.startsWith('SAR'))).toEqual([])
  expect(countriesIn('en').map(({ name }) => name)).toContain('United States')
})
