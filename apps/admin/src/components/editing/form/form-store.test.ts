import { CallError } from '@innkeeper/api/client.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type RoomDraft, roomForm, sampleRoom } from './sample-form.ts'
import { sampleServer } from './sample-server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const desk = () => sampleServer(roomForm, sampleRoom(), (room, draft) => ({ ...room, ...draft }))
const named = (name: string) => (draft: RoomDraft) => ({ ...draft, name })
const settled = () => vi.advanceTimersByTimeAsync(500)

test('a form with a button sends nothing until it is pressed, and once for two presses', async () => {
  const { open, sent } = desk()
  const store = open()
  store.change(named('Mine'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual([])
  store.save()
  store.save()
  expect(store.get().saveState).toBe('saving')
  store.save()
  await settled()
  expect(sent).toEqual([[1, { name: 'Mine', note: '' }]])
  expect(store.get().saveState).toBe('saved')
})

test('a colleague who changed another field: both go in with one press', async () => {
  const { open, sent, saved, colleague } = desk()
  const store = open()
  store.change(named('Mine'))
  colleague((room) => ({ ...room, note: 'Theirs' }))
  store.save()
  await settled()
  expect(sent.map(([revision]) => revision)).toEqual([1, 2])
  expect(saved()).toMatchObject({ name: 'Mine', note: 'Theirs' })
  expect(store.get()).toMatchObject({ saveState: 'saved', mergedWith: { name: 'Anna' } })
})

test('a colleague who changed the same field: the choice can wait, and is saved at once when made', async () => {
  const { open, sent, saved, colleague } = desk()
  const store = open()
  store.change(named('Mine'))
  colleague(named('Theirs'))
  store.save()
  await settled()
  expect(store.get().conflict?.isSetAside).toBe(false)
  store.setAside()
  expect(store.get().conflict?.isSetAside).toBe(true)
  store.save()
  await settled()
  expect(store.get().conflict?.isSetAside).toBe(false)
  expect(sent).toHaveLength(1)
  store.resolve(() => 'mine')
  await settled()
  expect(saved().name).toBe('Mine')
  expect(store.get()).toMatchObject({ saveState: 'saved', conflict: null })
})

test('their version chosen where nothing else of mine is left: nothing is sent', async () => {
  const { open, sent, storage, colleague } = desk()
  const store = open()
  store.change(named('Mine'))
  colleague(named('Theirs'))
  store.save()
  await settled()
  store.resolve(() => 'theirs')
  await settled()
  expect(sent).toHaveLength(1)
  expect(store.get()).toMatchObject({ saveState: 'unchanged', draft: { name: 'Theirs' } })
  expect(storage.unsaved).toBe(null)
})

test('a refusal is told, not repeated, and gone with the next press', async () => {
  const { open, sent, fail } = desk()
  const store = open()
  const offline = new CallError('offline', 0, 'offline')
  fail(offline)
  store.change(named('Mine'))
  store.save()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(store.get()).toMatchObject({ saveState: 'refused', error: offline })
  fail(null)
  store.save()
  await settled()
  expect(store.get()).toMatchObject({ saveState: 'saved', error: null })
})

test('what is typed is stored within a second, until it is saved or discarded', async () => {
  const { open, storage } = desk()
  const store = open()
  store.change(named('Mine'))
  await vi.advanceTimersByTimeAsync(1000)
  const before = { name: 'Lake', note: '' }
  expect(storage.unsaved).toEqual({ draft: { ...before, name: 'Mine' }, before })
  expect(open().get()).toMatchObject({ draft: { name: 'Mine' }, isRestored: true })
  store.change(named('Mine again'))
  store.discard()
  await vi.advanceTimersByTimeAsync(5000)
  expect(storage.unsaved).toBe(null)
  expect(store.get().draft.name).toBe('Lake')
})

test('a draft that could not be read again does not take the place of one that can', async () => {
  const { open, storage } = desk()
  const store = open()
  store.change(named('Mine'))
  store.flush()
  store.change(named(''))
  store.flush()
  expect(storage.unsaved).toMatchObject({ draft: { name: 'Mine' } })
})

test('a stored draft of another shape is left alone', () => {
  const { open, storage } = desk()
  storage.unsaved = { draft: { title: 'Of an older version' }, before: {} }
  expect(open().get()).toMatchObject({ draft: { name: 'Lake' }, isRestored: false })
})

test('what was given up while it was being saved does not come back', async () => {
  const { open, storage } = desk()
  const store = open()
  store.change(named('Mine'))
  store.save()
  store.discard()
  await settled()
  expect(storage.unsaved).toBe(null)
  expect(store.isDirty()).toBe(false)
  expect(store.get().base).toMatchObject({ name: 'Mine', revision: 2 })
})

test('what the page itself saved beside the form is nobody else’s change, also after a reload', async () => {
  const { open, saved, colleague } = desk()
  const store = open()
  store.change(named('Mine'))
  // The same person, on the same page.
  colleague((room) => ({ ...room, note: 'Put on sale' }))
  store.took(saved())
  expect(store.get()).toMatchObject({
    ...{ saveState: 'unsaved', mergedWith: null },
    draft: { name: 'Mine', note: 'Put on sale' },
  })
  expect(open().get()).toMatchObject({ isRestored: true, mergedWith: null, draft: { name: 'Mine' } })
  store.save()
  await settled()
  expect(saved()).toMatchObject({ name: 'Mine', note: 'Put on sale' })
  expect(store.get()).toMatchObject({ saveState: 'saved', mergedWith: null })
})
