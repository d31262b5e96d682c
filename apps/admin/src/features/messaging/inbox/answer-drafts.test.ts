import { expect, test } from 'vitest'
import { createUnsavedDrafts } from '../../../platform/unsaved-drafts.ts'
import { createAnswerDrafts } from './answer-drafts.ts'

function browser() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
  /** Each call is the page loaded anew. */
  return { kept, load: () => createAnswerDrafts(createUnsavedDrafts(() => storage)) }
}
const at = '2026-11-15T16:00:00.000Z'
const now = Date.parse(at)

test('a draft is kept per thread across a reload', () => {
  const { load, kept } = browser()
  const drafts = load()
  drafts.write('one', { text: 'Of course', channel: 'sms' })
  drafts.write('two', { text: 'The sauna is free' })
  expect(load().of('one')).toEqual({ text: 'Of course', channel: 'sms', outgoing: [] })
  expect(load().of('two').text).toBe('The sauna is free')
  drafts.write('two', { text: '' })
  expect([...kept.keys()]).toEqual(['draft:answer:one'])
})

test('a double click sends once', () => {
  const drafts = browser().load()
  drafts.write('one', { text: '  Of course. ' })
  const sent = drafts.send('one', { clientKey: 'a', channel: 'guestbook', at })
  expect(sent).toMatchObject({ clientKey: 'a', text: 'Of course.' })
  expect(drafts.send('one', { clientKey: 'b', channel: 'guestbook', at })).toBeNull()
  expect(drafts.of('one').outgoing).toHaveLength(1)
  drafts.arrived('one', 'a')
  expect(drafts.of('one')).toEqual({ text: '', channel: null, outgoing: [] })
})

test('what failed is tried again under the same key, or goes back into the box', () => {
  const drafts = browser().load()
  drafts.write('one', { text: 'First' })
  drafts.send('one', { clientKey: 'a', channel: 'email', at })
  drafts.failed('one', 'a')
  expect(drafts.of('one').outgoing).toMatchObject([{ clientKey: 'a', hasFailed: true }])
  expect(drafts.again('one', 'a')).toMatchObject({ clientKey: 'a', text: 'First', hasFailed: false })
  drafts.failed('one', 'a')
  drafts.write('one', { text: 'Second' })
  drafts.takeBack('one', 'a')
  expect(drafts.of('one')).toEqual({ text: 'First\nSecond', channel: 'email', outgoing: [] })
  expect(drafts.again('one', 'a')).toBeNull()
})

test('what a reload cut off is sent again under its key, unless it is long ago', () => {
  const { load } = browser()
  const before = load()
  before.write('one', { text: 'Just now' })
  before.send('one', { clientKey: 'a', channel: 'sms', at })
  expect(load().cutOff('one', now + 10_000)).toMatchObject([{ clientKey: 'a', text: 'Just now' }])
  const later = load()
  expect(later.cutOff('one', now + 3_600_000)).toEqual([])
  expect(later.of('one').outgoing).toMatchObject([{ clientKey: 'a', hasFailed: true }])
})

test('whoever shows a thread hears of its changes', () => {
  const drafts = browser().load()
  let heard = 0
  const leave = drafts.subscribe(() => heard++)
  drafts.write('one', { text: 'a' })
  leave()
  drafts.write('one', { text: 'b' })
  expect(heard).toBe(1)
})
