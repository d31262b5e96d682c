import { expect, test } from 'vitest'
import { settingLines } from './setting-lines.ts'

test('a setting of several texts is said a line each, without what is empty', () => {
  const contact = { email: 'hello@fjellheim.example', phone: null, address: 'Fjellvegen 1' }
  expect(settingLines('contact', contact)).toBe('hello@fjellheim.example\nFjellvegen 1')
  expect(settingLines('seller', { version: 1, name: 'Fjellheim AS', address: '', vatNumber: null })).toBe(
    'Fjellheim AS',
  )
  expect(settingLines('reviewLinks', [{ name: 'A review site', url: 'https://reviews.example/f' }])).toBe(
    'A review site\nhttps://reviews.example/f',
  )
})

test('what is not made of texts is left to others to say', () => {
  expect(settingLines('brand', { brandColour: '#1f3a33' })).toBeNull()
})
