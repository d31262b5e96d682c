import { expect, test } from 'vitest'
import { SAMPLE_PROPERTY } from '../platform/sample-property.ts'
import { closedAs } from './closed-as.ts'

const open = { ...SAMPLE_PROPERTY, modules: ['guestbook', 'products', 'htmlBuilder'] as const }
const without = (module: string) => ({
  active: true,
  modules: open.modules.filter((name) => name !== module),
})

test('a page stands while its property and its module are open', () => {
  expect(closedAs('guestbook', { active: true, modules: [...open.modules] }, null)).toBeNull()
})

test.each(['guestbook', 'products', 'htmlBuilder'] as const)(
  'a deactivated property ends the pages of %s',
  (module) => {
    const known = { active: true, modules: [...open.modules] }
    expect(closedAs(module, known, 'property/inactive')).toBe('inactive')
    expect(closedAs(module, { ...known, active: false }, null)).toBe('inactive')
  },
)

test('a module that is off ends its own pages, each with the words for it', () => {
  expect(closedAs('guestbook', without('guestbook'), null)).toBe('inactive')
  expect(closedAs('products', without('products'), null)).toBe('no-ordering')
  expect(closedAs('htmlBuilder', without('htmlBuilder'), null)).toBe('unavailable')
  expect(closedAs('guestbook', without('products'), null)).toBeNull()
  expect(closedAs('products', without('guestbook'), null)).toBe('inactive')
  expect(closedAs('htmlBuilder', without('guestbook'), null)).toBeNull()
})

test('a lost connection or a server in trouble closes nothing', () => {
  for (const code of ['offline', 'server/error', 'request/too-many']) {
    expect(closedAs('guestbook', { active: true, modules: ['guestbook'] }, code)).toBeNull()
  }
})
