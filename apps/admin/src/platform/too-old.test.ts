import { CallError } from '@innkeeper/api/client.ts'
import { expect, test, vi } from 'vitest'
import { followTooOld, noteRefusal, tooOld } from './too-old.ts'

test('only the word of the server that this app is too old asks for a reload, once', () => {
  const changed = vi.fn()
  followTooOld(changed)
  const refusal = new CallError('auth/not-allowed', 403, '')
  expect(() => noteRefusal(refusal)).toThrow(refusal)
  expect(tooOld()).toBe(false)
  const old = new CallError('client/too-old', 426, '')
  expect(() => noteRefusal(old)).toThrow(old)
  expect(() => noteRefusal(old)).toThrow(old)
  expect(tooOld()).toBe(true)
  expect(changed).toHaveBeenCalledOnce()
})
