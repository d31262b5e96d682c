import { expect, test } from 'vitest'
import { isOffer } from './is-offer.ts'

const module = (type: string) => ({ type, id: type, props: {} })
const said = (modules: unknown[], isMarketing = false) =>
  isOffer({ isMarketing, localizedData: { 0: [module('text')], 1: modules } })

test('an e-mail is an offer when it is marked as one, or shows deals or room upgrades in any language', () => {
  expect(said([module('text')])).toBe(false)
  expect(said([module('text')], true)).toBe(true)
  expect(said([module('upselling')])).toBe(true)
  expect(said([module('room-upgrades')])).toBe(true)
  expect(said([null, { type: 'upselling' }, module('guest-feedback')])).toBe(false)
})
