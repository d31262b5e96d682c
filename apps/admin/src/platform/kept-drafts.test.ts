import { expect, test } from 'vitest'
import { createKeptDrafts, type DraftStore } from './kept-drafts.ts'

function memoryStore(): DraftStore {
  const entries = new Map<string, string>()
  return {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
}

test('what was typed comes back until it is forgotten', () => {
  const store = memoryStore()
  const drafts = createKeptDrafts(() => store)
  drafts.keep('card:1', { title: 'Typed' })
  expect(drafts.read('card:1')).toEqual({ title: 'Typed' })
  drafts.forget('card:1')
  expect(drafts.read('card:1')).toBeNull()
})

test('signing out forgets every draft and nothing else', () => {
  const store = memoryStore()
  const drafts = createKeptDrafts(() => store)
  store.setItem('another', 'stays')
  drafts.keep('card:1', 1)
  drafts.keep('card:2', 2)
  drafts.forgetAll()
  expect([drafts.read('card:1'), drafts.read('card:2'), store.getItem('another')]).toEqual([
    null,
    null,
    'stays',
  ])
})

test('what one person typed is not shown to the next one', () => {
  const store = memoryStore()
  const drafts = createKeptDrafts(() => store)
  drafts.keep('card:1', 'typed before the page knew who is there')
  drafts.belongTo('ingrid')
  drafts.belongTo('ingrid')
  expect(drafts.read('card:1')).toBe('typed before the page knew who is there')
  drafts.belongTo('ola')
  expect(drafts.read('card:1')).toBeNull()
})

test('a browser that forbids storage does not break the form', () => {
  const drafts = createKeptDrafts(() => {
    throw new Error('forbidden')
  })
  expect(() => drafts.keep('card:1', {})).not.toThrow()
  expect(drafts.read('card:1')).toBeNull()
})
