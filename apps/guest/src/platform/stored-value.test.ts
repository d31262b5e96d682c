import { expect, test, vi } from 'vitest'
import { createKept } from './stored-value.ts'

function device() {
  const stored = new Map<string, string>()
  const storage = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  const page = new EventTarget()
  const numbers = (value: unknown) => (Array.isArray(value) ? (value as number[]) : [])
  const kept = (key = 'numbers') => createKept({ key, parse: numbers, storage, page })
  return { stored, page, kept }
}

test('what is kept is there for the next page, and the same object while nothing changes', () => {
  const { kept } = device()
  kept().write([1, 2])
  const next = kept()
  expect(next.read()).toEqual([1, 2])
  expect(next.read()).toBe(next.read())
})

test('every part of the page hears of a change', () => {
  const { kept } = device()
  const [one, other] = [kept(), kept()]
  const heard = vi.fn()
  const stop = other.subscribe(heard)
  one.write([1])
  expect(heard).toHaveBeenCalledOnce()
  stop()
  one.write([2])
  expect(heard).toHaveBeenCalledOnce()
})

test('another tab’s change of this key is heard, of another key not', () => {
  const { kept, page, stored } = device()
  const heard = vi.fn()
  const one = kept()
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
  const { kept, stored } = device()
  stored.set('numbers', '{half')
  expect(kept().read()).toEqual([])
})

test('without storage it lasts as long as the page', () => {
  const storage = () => {
    throw new Error('switched off')
  }
  const kept = createKept({
    key: 'k',
    parse: (value) => value as number | null,
    storage,
    page: new EventTarget(),
  })
  kept.write(3)
  expect(kept.read()).toBe(3)
})
