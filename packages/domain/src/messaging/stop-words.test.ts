import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stopOrStart } from './stop-words.ts'

it.each([
  'STOP',
  ' stop. ',
  'Stop!',
  '“stop”',
  'Stopp',
  'AFMELD',
  'avsluta',
  'Lopeta',
  'Afmelden',
  'lõpeta',
  'opt-out',
])('%s asks for no more', (text) => {
  expect(stopOrStart(text)).toBe('stop')
})

it.each(['START', 'unstop', 'Tilmeld'])('%s asks to get them again', (text) => {
  expect(stopOrStart(text)).toBe('start')
})

it('a word in a sentence asks for nothing', () => {
  expect(stopOrStart('Where does the bus stop?')).toBeNull()
  expect(stopOrStart('')).toBeNull()
})

it('reads any text', () => {
  fc.assert(fc.property(fc.string(), (text) => stopOrStart(`${text} and more words`) === null))
})
