import { expect, it } from 'vitest'
import { greetingName } from './greeting-name.ts'

it.each([
  'Astrid',
  ' Åse-Marie ',
  "D'Arcy",
  'J. R. R.',
  'J.P.',
  'Jan van der Berg',
  'Søren Øst',
  '明',
  'Ólafur',
  'Nguyễn',
])('%s is a name', (name) => {
  expect(greetingName(name)).toBe(name.trim())
})

it.each([
  '',
  ' ',
  'evil.example',
  'Win at evil.co',
  'https://evil.example/',
  'a@evil.example',
  'Call 12345678',
  'You have won a great prize',
  '<b>Astrid</b>',
  'A'.repeat(41),
  '-',
])('%s is none', (text) => {
  expect(greetingName(text)).toBeNull()
})
