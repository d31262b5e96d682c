import { expect, test, vi } from 'vitest'
import { createStoredValue } from './stored-value.ts'

function device() {
  const stored = new Map<string, string>()
  const storage = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  const page = new EventTarget()
  const numbers = (value: unknown) => (Array.isArray(value) ? (value as number[]) : [])
  const value = (key = 'numbers') => createStoredValue({ key, parse: numbers, storage, page })
  return { stored, page, value }
}

test('what is stored is there for the next page, and the same object while nothing changes', () => {
  const { value } = device()
  value().write([1, 2])
  const next = value()
  expect(next.read()).toEqual([1, 2])
  expect(next.read()).toBe(next.read())
})

test('every part of the page hears of a change', () => {
  const { value } = device()
  const [one, other] = [value(), value()]
  const heard = vi.fn()
  const stop = other.subscribe(heard)
  one.write([1])
  expect(heard).toHaveBeenCalledOnce()
  stop()
  one.write([2])
  expect(heard).toHaveBeenCalledOnce()
})

test('another tab’s change of this key is heard, of another key not', () => {
  const { value, page, stored } = device()
  const heard = vi.fn()
  const one = value()
  one.subscribe(heard)
  const tell = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  tell('other')
  expect(heard).not.toHaveBeenCalled()
  stored.set('numbers', '[7]')
  tell('numbers')
  expect(heard).toHaveBeenCalledOnce()
  expect(one.read()).toEqual([7])
})

test('what cannot be read counts as nothing', () => {
  const { value, stored } = device()
  stored.set('numbers', '{half')
  expect(value().read()).toEqual([])
})

test('where the storage is full, what is written lasts as long as the page, and the old value is not read again', () => {
  const { stored, page } = device()
  stored.set('numbers', '[1]')
  const room = { isFull: true }
  const storage = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (room.isFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => void stored.delete(key),
  })
  const value = createStoredValue({ key: 'numbers', parse: (all) => all, storage, page })
  value.write([2])
  expect(value.read()).toEqual([2])
  room.isFull = false
  value.write([3])
  expect([value.read(), stored.get('numbers')]).toEqual([[3], '[3]'])
})

test('without storage it lasts as long as the page', () => {
  const storage = () => {
    throw new Error('switched off')
  }
  const value = createStoredValue({
    key: 'k',
    parse: (value) => value as number | null,
    storage,
    page: new EventTarget(),
  })
  value.write(3)
  expect(value.read()).toBe(3)
})
