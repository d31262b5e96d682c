import { MODULES } from '@innkeeper/domain/modules/module-names.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import { expect, test } from 'vitest'
import { openPages, pageAt, pageGroups } from './navigation.ts'
import { staffPages } from './staff-pages.ts'

const pagesOf = (role: Role, modules: typeof MODULES | [] = MODULES) =>
  openPages(staffPages, { may: (capability) => can({ roles: [role] }, capability), modules }).flatMap(
    ({ pages }) => pages.map(({ to }) => to),
  )

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

test('the navigation stands as its pages say', () => {
  const groups = pageGroups(staffPages)
  expect(groups.map(({ group, pages }) => [group, ...pages.map(({ to }) => to)])).toEqual([
    ['daily', '/', '/requests', '/guests', '/statistics'],
    [
      'guestbook',
      '/guestbook',
      '/products',
      '/guestbook/tab-bar',
      '/guestbook/translate',
      '/media',
      '/units/target-groups',
      '/fonts',
    ],
    [
      'property',
      '/units',
      '/settings/property',
      '/settings/languages',
      '/settings/payments',
      '/modules',
      '/team',
      '/audit',
      '/settings/notifications',
    ],
  ])
  for (const { pages } of groups) {
    expect(new Set(pages.map(({ position }) => position)).size).toBe(pages.length)
  }
})

test('a page whose module is not there is left to those who can get it', () => {
  expect(pagesOf('editor', [])).not.toContain('/guestbook')
  expect(pagesOf('owner', [])).toContain('/guestbook')
  expect(pagesOf('reception', [])).not.toContain('/requests')
})

test('an address lights one page, of two that hold it the inner one', () => {
  expect(pageAt(staffPages, '/')).toBe('/')
  expect(pageAt(staffPages, '/requests/archive')).toBe('/requests')
  expect(pageAt(staffPages, '/guestbook')).toBe('/guestbook')
  expect(pageAt(staffPages, '/guestbook/cards/$cardId')).toBe('/guestbook')
  expect(pageAt(staffPages, '/guestbook/tab-bar')).toBe('/guestbook/tab-bar')
  expect(pageAt(staffPages, '/units/target-groups')).toBe('/units/target-groups')
  expect(pageAt(staffPages, '/account')).toBeUndefined()
})
