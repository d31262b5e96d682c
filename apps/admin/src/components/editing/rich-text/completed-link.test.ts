import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completedAddress, completedLink } from './completed-link.ts'

test('links are completed as people type them', () => {
  expect(completedLink(' fjellheim.example/walks ')).toBe('https://fjellheim.example/walks')
  expect(completedLink('desk@fjellheim.example')).toBe('mailto:desk@fjellheim.example')
  expect(completedLink('+47 22 33 44 55')).toBe('tel:+4722334455')
  expect(completedLink('/pages/x')).toBe('/pages/x')
  expect(completedLink('javascript:alert(1)')).toBeNull()
  expect(completedLink('two words')).toBeNull()
})

test('a web address is completed and nothing else is taken for one', () => {
  expect(completedAddress('www.seaview.example/dinner')).toBe('https://www.seaview.example/dinner')
  expect(completedAddress('fjällstuga.example')).toBe('https://fjällstuga.example')
  expect(completedAddress(' http://seaview.example ')).toBe('http://seaview.example')
  for (const wrong of [
    '',
    'seaview',
    '/pages/x',
    'desk@seaview.example',
    'javascript:alert(1)',
    'two words',
  ]) {
    expect(completedAddress(wrong)).toBeNull()
  }
})

test('what is completed stays as it is', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^(https?:\/\/)?[a-zå@.-]{1,12}(\/[a-z?#]{0,4})?$/)),
      (typed) => {
        const address = completedAddress(typed)
        if (address !== null) expect(completedAddress(address)).toBe(address)
      },
    ),
  )
})
