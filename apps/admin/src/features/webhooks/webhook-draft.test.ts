import { CallError } from '@innkeeper/api/client.ts'
import { expect, test } from 'vitest'
import { addressRefusal, draftProblems, EMPTY_WEBHOOK, isSound } from './webhook-draft.ts'

const sound = { ...EMPTY_WEBHOOK, name: 'Door locks', url: 'https://locks.example.com/hook' }

test('a webhook says what is missing before it is sent', () => {
  expect(draftProblems(EMPTY_WEBHOOK, false)).toEqual({
    isNameMissing: true,
    url: 'required',
    isNothingChosen: false,
  })
  expect(isSound(draftProblems(sound, false))).toBe(true)
  expect(isSound(draftProblems({ ...sound, events: [] }, false))).toBe(false)
  expect(isSound(draftProblems({ ...sound, name: '  ' }, false))).toBe(false)
})

test('addresses of one’s own network are for installations that allow them', () => {
  const inside = { ...sound, url: 'http://2130706433:9000/' }
  expect(draftProblems(inside, false).url).toBe('https-needed')
  expect(draftProblems({ ...inside, url: 'https://2130706433/' }, false).url).toBe('private')
  expect(draftProblems(inside, true).url).toBeNull()
})

test('what the server refuses an address for stands at the field', () => {
  const refused = (code: string, details: unknown) =>
    new CallError(code as 'webhooks/address-refused', 422, 'x', details)
  expect(addressRefusal(refused('webhooks/address-refused', { problem: 'unknown-host' }))).toBe(
    'unknown-host',
  )
  expect(addressRefusal(refused('webhooks/address-refused', { problem: 'of later versions' }))).toBeNull()
  expect(addressRefusal(refused('webhooks/too-many', { problem: 'private' }))).toBeNull()
  expect(addressRefusal(new Error('offline'))).toBeNull()
})
