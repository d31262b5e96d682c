import { MODULES } from '@innkeeper/domain/modules/module-names.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import { expect, test } from 'vitest'
import { openPages, PAGE_GROUPS, pageAt } from './navigation.ts'

const pagesOf = (role: Role, modules: typeof MODULES | [] = MODULES) =>
  openPages({ may: (capability) => can({ roles: [role] }, capability), modules }).flatMap(({ pages }) =>
    pages.map(({ to }) => to),
  )
const all = PAGE_GROUPS.flatMap(({ pages }) => pages)

test.each<[Role, string[], string[]]>([
  ['owner', ['/', '/guests', '/guestbook', '/settings/property', '/modules', '/team', '/audit'], []],
  [
    'manager',
    ['/guests', '/guestbook', '/settings/property', '/settings/languages'],
    ['/modules', '/team', '/audit'],
  ],
  ['reception', ['/', '/requests', '/guests'], ['/guestbook', '/settings/property']],
  ['editor', ['/', '/guestbook'], ['/requests', '/guests', '/settings/property']],
  ['housekeeping', ['/'], ['/guests', '/guestbook', '/settings/property']],
])('the navigation of %s holds the pages of that role', (role, open, shut) => {
  expect(pagesOf(role)).toEqual(expect.arrayContaining(open))
  expect(pagesOf(role).filter((to) => shut.includes(to))).toEqual([])
})

test('every role sees exactly what its capabilities open', () => {
  for (const role of ['owner', 'manager', 'reception', 'housekeeping', 'editor', 'analyst'] as const) {
    const allowed = all.filter(({ capability }) => can({ roles: [role] }, capability)).map(({ to }) => to)
    expect(pagesOf(role)).toEqual(allowed)
  }
})

test('a page whose module is not there is left to those who can get it', () => {
  expect(pagesOf('editor', [])).not.toContain('/guestbook')
  expect(pagesOf('owner', [])).toContain('/guestbook')
  expect(pagesOf('reception', [])).not.toContain('/requests')
})

test('an address lights one page, of two that hold it the inner one', () => {
  expect(pageAt('/')).toBe('/')
  expect(pageAt('/requests/archive')).toBe('/requests')
  expect(pageAt('/guestbook')).toBe('/guestbook')
  expect(pageAt('/guestbook/cards/$cardId')).toBe('/guestbook')
  expect(pageAt('/guestbook/tab-bar')).toBe('/guestbook/tab-bar')
  expect(pageAt('/units/target-groups')).toBe('/units/target-groups')
  expect(pageAt('/account')).toBeUndefined()
})
