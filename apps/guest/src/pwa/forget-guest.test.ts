import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetGuest } from './forget-guest.ts'
import { rememberInstalledFrom } from './installed-from.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the guestbook that was opened is remembered by its path alone', async () => {
  const setItem = vi.fn()
  const remember = (path: string) =>
    rememberInstalledFrom(
      () => ({ setItem }),
      path,
      () => null,
    )
  await remember('/guestbook/fjellheim')
  expect(setItem.mock.calls).toEqual([['installed-from', '/guestbook/fjellheim']])
  await remember('/pages/fjellheim/x')
  await remember('/guestbook/fjellheim?l=x')
  expect(setItem).toHaveBeenCalledOnce()
})

test('a guestbook with a booking is remembered once its stay is there, and never for an unknown key', async () => {
  const setItem = vi.fn()
  const path = '/guestbook/fjellheim/AAAAAAAAAAAAAAAAAAAAAA'
  const remember = (stay: Promise<unknown>) =>
    rememberInstalledFrom(
      () => ({ setItem }),
      path,
      () => stay,
    )
  await remember(Promise.reject(new Error('booking/unknown')))
  expect(setItem).not.toHaveBeenCalled()
  await remember(Promise.resolve({ firstName: 'Astrid' }))
  expect(setItem.mock.calls).toEqual([['installed-from', path]])
})

test('"not you?" removes the stored address and the saved copies, and nothing of others', async () => {
  const removeItem = vi.fn()
  const remove = vi.fn(async () => true)
  const keys = async () => ['innkeeper-pages', 'someone-else', 'innkeeper-data']
  const kept = ['cart:fjellheim', 'orders:fjellheim']
  await forgetGuest({ storage: () => ({ removeItem }), copies: { keys, delete: remove }, kept })
  expect(removeItem.mock.calls.flat()).toEqual(['installed-from', ...kept])
  expect(remove.mock.calls).toEqual([['innkeeper-pages'], ['innkeeper-data']])
})

test('a device that keeps nothing, cannot clear or never answers holds nobody up', async () => {
  const noStorage = () => {
    throw new Error('storage is off')
  }
  await forgetGuest({ storage: noStorage, copies: undefined })
  const failing = { keys: () => Promise.reject(new Error('broken')), delete: async () => true }
  await forgetGuest({ storage: noStorage, copies: failing })
  const silent = { keys: () => new Promise<string[]>(() => undefined), delete: async () => true }
  const forgotten = forgetGuest({ storage: noStorage, copies: silent })
  await vi.advanceTimersByTimeAsync(1500)
  await expect(forgotten).resolves.toBeUndefined()
})
