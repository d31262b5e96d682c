import { expect, test, vi } from 'vitest'
import { titleWithCount } from '../../platform/tab-title.ts'
import { arrivals } from './arrivals.ts'
import { notificationChannels } from './notification-channels.ts'
import { oncePerBrowser } from './once-per-browser.ts'

const settings = { playSoundInTab: true, playSoundOutOfTab: false, displayNotifications: true }

test('a sound is played as the person wants it, in front or not', () => {
  const tell = (isInFront: boolean, change = {}) =>
    notificationChannels({ ...settings, ...change }, { isInFront, permission: 'granted' }).sound
  expect(tell(true)).toBe(true)
  expect(tell(false)).toBe(false)
  expect(tell(true, { playSoundInTab: false })).toBe(false)
  expect(tell(false, { playSoundOutOfTab: true })).toBe(true)
})

test('a notification is shown where both the person and the browser allow it', () => {
  const tell = (permission: NotificationPermission | 'unsupported', displayNotifications = true) =>
    notificationChannels({ ...settings, displayNotifications }, { isInFront: false, permission }).notification
  expect(tell('granted')).toBe(true)
  expect(tell('denied')).toBe(false)
  expect(tell('unsupported')).toBe(false)
  expect(tell('granted', false)).toBe(false)
})

test('the title counts what waits, and says nothing where nothing does', () => {
  expect(titleWithCount('Today · Innkeeper', 3)).toBe('(3) Today · Innkeeper')
  expect(titleWithCount('Today · Innkeeper', 0)).toBe('Today · Innkeeper')
})

const list = (total: number, ...ids: string[]) => ({ total, items: ids.map((id) => ({ id })) })

test('what came while the stream was cut is found in the list', () => {
  expect(arrivals(undefined, list(1, 'a'))).toEqual([])
  expect(arrivals(list(1, 'a'), list(2, 'a', 'b'))).toEqual(['b'])
  expect(arrivals(list(2, 'a', 'b'), list(1, 'b'))).toEqual([])
})

test('an old request that moves up a long list is not new', () => {
  expect(arrivals(list(3, 'a', 'b'), list(2, 'b', 'c'))).toEqual([])
})

/** Tabs of one browser: one store, one lock. */
function tabs() {
  const kept = new Map<string, string>()
  let line = Promise.resolve()
  return {
    exclusively: (act: () => Promise<void>) => {
      line = line.then(act)
      return line
    },
    store: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }),
  }
}

test('several tabs of one browser ring once', async () => {
  const browser = tabs()
  const ring = vi.fn(async () => true)
  await Promise.all([1, 2, 3].map(() => oncePerBrowser('a', ring, browser)))
  expect(ring).toHaveBeenCalledOnce()
  await oncePerBrowser('b', ring, browser)
  expect(ring).toHaveBeenCalledTimes(2)
})

test('a tab that could not play leaves it to the next', async () => {
  const browser = tabs()
  const mute = vi.fn(async () => false)
  const ring = vi.fn(async () => true)
  await Promise.all([mute, ring, ring].map((tell) => oncePerBrowser('a', tell, browser)))
  expect(mute).toHaveBeenCalledOnce()
  expect(ring).toHaveBeenCalledOnce()
})

test('a browser that keeps nothing still rings', async () => {
  const ring = vi.fn(async () => true)
  const forgetful = {
    ...tabs(),
    store: () => {
      throw new Error('forbidden')
    },
  }
  await oncePerBrowser('a', ring, forgetful)
  expect(ring).toHaveBeenCalledOnce()
})
