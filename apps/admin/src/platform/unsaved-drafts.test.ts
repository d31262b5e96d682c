import { expect, test } from 'vitest'
import { createUnsavedDrafts, type DraftStorage } from './unsaved-drafts.ts'

function memoryStorage(): DraftStorage {
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

test('what was typed comes back until it is removed', () => {
  const storage = memoryStorage()
  const drafts = createUnsavedDrafts(() => storage)
  drafts.write('card:1', { title: 'Typed' })
  expect(drafts.read('card:1')).toEqual({ title: 'Typed' })
  drafts.remove('card:1')
  expect(drafts.read('card:1')).toBeNull()
})

test('signing out removes every draft and nothing else', () => {
  const storage = memoryStorage()
  const drafts = createUnsavedDrafts(() => storage)
  storage.setItem('another', 'stays')
  drafts.write('card:1', 1)
  drafts.write('card:2', 2)
  drafts.close()
  expect([drafts.read('card:1'), drafts.read('card:2'), storage.getItem('another')]).toEqual([
    null,
    null,
    'stays',
  ])
})

test('a form that closes after signing out stores nothing, one of the next sign-in does', () => {
  const storage = memoryStorage()
  const drafts = createUnsavedDrafts(() => storage)
  drafts.belongTo('ingrid')
  drafts.close()
  drafts.write('card:1', 'typed before signing out')
  expect(drafts.read('card:1')).toBeNull()
  drafts.belongTo('ingrid')
  drafts.write('card:1', 'typed after signing in')
  expect(drafts.read('card:1')).toBe('typed after signing in')
})

test('what one person typed is not shown to the next one', () => {
  const storage = memoryStorage()
  const drafts = createUnsavedDrafts(() => storage)
  drafts.write('card:1', 'typed before the page knew who is there')
  drafts.belongTo('ingrid')
  drafts.belongTo('ingrid')
  expect(drafts.read('card:1')).toBe('typed before the page knew who is there')
  drafts.belongTo('ola')
  expect(drafts.read('card:1')).toBeNull()
})

test('a browser that forbids storage does not break the form', () => {
  const drafts = createUnsavedDrafts(() => {
    throw new Error('forbidden')
  })
  expect(() => drafts.write('card:1', {})).not.toThrow()
  expect(drafts.read('card:1')).toBeNull()
})
