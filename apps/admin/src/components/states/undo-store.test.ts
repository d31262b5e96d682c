import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetUndo, showUndo, undoStore } from './undo-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const show = (text: string) => showUndo({ text, undo: 'Undo', onUndo: () => undefined })
const texts = () => undoStore.list().map(({ text }) => text)

test('what was done can be taken back for ten seconds, longer than any toast', () => {
  show('Archived')
  vi.advanceTimersByTime(9999)
  expect(texts()).toEqual(['Archived'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('one that was taken back is gone and the others stay', () => {
  show('one')
  show('two')
  forgetUndo(undoStore.list()[0]?.id ?? '')
  expect(texts()).toEqual(['two'])
})
