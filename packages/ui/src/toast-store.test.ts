import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const newStore = () => createToastStore()
const texts = (store: ReturnType<typeof newStore>) => store.list().map((toast) => toast.text)

test('at most three toasts show at a time and the oldest makes room', () => {
  const store = newStore()
  for (const text of ['one', 'two', 'three', 'four']) store.show(text)
  expect(texts(store)).toEqual(['two', 'three', 'four'])
})

test('a toast leaves after four seconds and not before', () => {
  const store = newStore()
  store.show('one')
  vi.advanceTimersByTime(3999)
  expect(texts(store)).toEqual(['one'])
  vi.advanceTimersByTime(1)
  expect(texts(store)).toEqual([])
})

test('nothing leaves while somebody is reading', () => {
  const store = newStore()
  store.show('one')
  store.pause()
  store.show('two')
  vi.advanceTimersByTime(60_000)
  expect(texts(store)).toEqual(['one', 'two'])
  store.resume()
  vi.advanceTimersByTime(4000)
  expect(texts(store)).toEqual([])
})

test('a dismissed toast is gone and the others stay', () => {
  const store = newStore()
  const heard = vi.fn()
  store.subscribe(heard)
  store.show('one')
  store.show('two')
  store.dismiss(store.list()[0]?.id ?? -1)
  expect(texts(store)).toEqual(['two'])
  expect(heard).toHaveBeenCalledTimes(3)
})

test('a toast that offers something leaves and makes room like any other', () => {
  const store = newStore()
  store.show('a new version', { label: 'Reload', run: () => undefined })
  vi.advanceTimersByTime(3999)
  expect(texts(store)).toEqual(['a new version'])
  vi.advanceTimersByTime(1)
  expect(texts(store)).toEqual([])
  store.show('a new version', { label: 'Reload', run: () => undefined })
  for (const text of ['one', 'two', 'three']) store.show(text)
  expect(texts(store)).toEqual(['one', 'two', 'three'])
})
