import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

const strengthOf = (password: string, about: string[] = []) =>
  passwordStrength(password, { minLength: 10, about })

test.each([
  ['', 'short'],
  ['Tr0ub4d!', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890', 'weak'],
  ['password1234', 'weak'],
  ['ababababababab', 'weak'],
  ['qwerty-hotel', 'weak'],
  ['tinglebrow', 'fair'],
  ['the lake was calm at dawn', 'strong'],
])('"%s" is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})

test('the own name and address add next to nothing', () => {
  const about = ['Ingrid Solberg', 'ingrid@fjellheim.example']
  expect(strengthOf('ingridsolberg1', about)).toBe('weak')
  expect(strengthOf('ingridsolberg1')).not.toBe('weak')
})

test('a longer password is never called weaker', () => {
  const order = ['short', 'weak', 'fair', 'strong']
  const sentence = 'seven otters crossed the frozen bay'
  const ranks = [...sentence].map((_, index) => order.indexOf(strengthOf(sentence.slice(0, index + 1))))
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
})
