import { MODULES } from '@innkeeper/domain/modules/module-names.ts'
import { SUBJECTS } from '@innkeeper/domain/statistics/subjects.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import { expect, test } from 'vitest'
import {
  lineAt,
  nameAt,
  openPages,
  pageAt,
  pageGroups,
  settingAt,
  settingsOf,
  sidebarOf,
  tabAt,
  tabsAt,
} from './navigation.ts'
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
  ['housekeeping', ['/', '/cleaning'], ['/guests', '/guestbook', '/settings/property']],
  ['kitchen', ['/', '/requests'], ['/guests', '/products', '/guestbook', '/settings/property']],
])('the navigation of %s holds the pages of that role', (role, open, shut) => {
  expect(pagesOf(role)).toEqual(expect.arrayContaining(open))
  expect(pagesOf(role).filter((to) => shut.includes(to))).toEqual([])
})

test.each<[Role, string[]]>([
  [
    'reception',
    [
      ...['/', '/requests', '/guests', '/messages/inbox', '/cleaning', '/registration/submissions'],
      ...['/surveys', '/settings'],
    ],
  ],
  [
    'editor',
    [
      '/',
      '/registration/forms',
      '/surveys',
      '/guestbook',
      '/templates/pages',
      '/automations',
      '/products',
      '/media',
      '/statistics',
      '/settings',
    ],
  ],
  ['analyst', ['/', '/surveys', '/statistics', '/settings']],
  ['housekeeping', ['/', '/cleaning', '/settings']],
])('the sidebar of %s has these lines and no others', (role, lines) => {
  const open = openPages(staffPages, {
    may: (capability) => can({ roles: [role] }, capability),
    modules: MODULES,
  })
  expect(sidebarOf(open).flatMap(({ pages }) => pages.map(({ to }) => to))).toEqual(lines)
})

test('who may not open a line has its first open tab in its place, under the same name and without its count', () => {
  const editor = openPages(staffPages, {
    may: (capability) => can({ roles: ['editor'] }, capability),
    modules: MODULES,
  })
  const line = sidebarOf(editor)
    .flatMap(({ pages }) => pages)
    .find(({ to }) => to === '/registration/forms')
  expect(line).toMatchObject({ label: 'nav.registration', inPlaceOf: '/registration/submissions' })
  expect(line?.useBadge).toBeUndefined()
  expect(tabsAt(editor, line?.to)).toEqual([])
  expect(lineAt(staffPages, editor, '/registration/forms/$formId')).toBe('/registration/forms')
  expect(lineAt(staffPages, pageGroups(staffPages), '/registration/forms')).toBe('/registration/submissions')
})

/** Room for a sidebar without scrolling, 900 px high. */
const MOST_LINES = 14

test('the sidebar has at most fourteen lines, with what belongs together as tabs and settings', () => {
  const groups = pageGroups(staffPages)
  const paths = (pages: readonly { to: string }[]) => pages.map(({ to }) => to)
  expect(sidebarOf(groups).map(({ group, pages }) => [group, ...paths(pages)])).toEqual([
    [
      ...['daily', '/', '/requests', '/guests', '/messages/inbox', '/cleaning'],
      ...['/registration/submissions', '/surveys'],
    ],
    ['guestbook', '/guestbook', '/templates/pages', '/automations', '/products', '/media'],
    ['property', '/statistics', '/settings'],
  ])
  expect(sidebarOf(groups).flatMap(({ pages }) => pages).length).toBeLessThanOrEqual(MOST_LINES)
  expect(paths(tabsAt(groups, '/guestbook'))).toEqual([
    '/guestbook',
    '/guestbook/tab-bar',
    '/guestbook/translate',
  ])
  expect(paths(tabsAt(groups, '/products'))).toEqual(expect.arrayContaining(['/products', '/room-upgrades']))
  expect(paths(tabsAt(groups, '/media'))).toEqual(['/media', '/fonts'])
  expect(paths(tabsAt(groups, '/registration/submissions'))).toEqual([
    '/registration/submissions',
    '/registration/forms',
  ])
  expect(tabsAt(groups, '/guests')).toEqual([])
  expect(paths(tabsAt(groups, '/settings/integrations'))).toEqual([
    '/settings/integrations',
    '/settings/integrations/api',
    '/settings/integrations/webhooks',
  ])
  expect(tabsAt(groups, '/settings')).toEqual([])
  expect(paths(settingsOf(groups))).toEqual([
    '/settings/property',
    '/units',
    '/units/access',
    '/units/target-groups',
    '/settings/guest-fields',
    '/settings/languages',
    '/settings/payments',
    '/settings/messages',
    '/settings/cleaning',
    '/settings/integrations',
    '/team',
    '/modules',
    '/settings/notifications',
    '/settings/privacy',
    '/audit',
  ])
  for (const { pages } of sidebarOf(groups)) {
    expect(new Set(pages.map(({ position }) => position)).size).toBe(pages.length)
  }
})

test('no two pages of the palette have one name, and a tab may have a shorter one', () => {
  const groups = pageGroups(staffPages)
  const labels = groups.flatMap(({ pages }) => pages.map(({ label }) => label))
  expect(labels).toEqual([...new Set(labels)])
  const orders = tabsAt(groups, '/statistics').find(({ to }) => to === '/statistics/orders')
  expect(orders).toMatchObject({
    ...{ label: 'nav.statisticsOf.orders', tabLabel: 'nav.statisticsTab.orders' },
  })
})

test('a page whose module is not there is left to those who can get it', () => {
  expect(pagesOf('editor', [])).not.toContain('/guestbook')
  expect(pagesOf('owner', [])).toContain('/guestbook')
  expect(pagesOf('reception', [])).not.toContain('/requests')
})

test('each subject of the statistics is a tab, the overview first', () => {
  const groups = pageGroups(staffPages)
  const tabs = tabsAt(groups, '/statistics')
  expect(tabs.map(({ to }) => to)).toEqual([
    '/statistics',
    ...SUBJECTS.map((subject) => `/statistics/${subject}`),
  ])
  expect(tabs[0]?.tabLabel).toBe('nav.statisticsOverview')
})

test('a page inside a tab lights that tab and stands in no row, but the palette finds it', () => {
  const groups = pageGroups(staffPages)
  const tabs = tabsAt(groups, '/statistics')
  const all: string[] = groups.flatMap(({ pages }) => pages.map(({ to }) => to))
  expect(all).toContain('/upselling/statistics')
  expect(tabs.map(({ to }): string => to)).not.toContain('/upselling/statistics')
  expect(tabAt(staffPages, tabs, '/upselling/statistics')?.to).toBe('/statistics/offers')
  expect(tabAt(staffPages, tabs, '/statistics/visits')?.to).toBe('/statistics/visits')
  expect(tabAt(staffPages, tabs, '/guests')).toBeUndefined()
})

test('without modules only the overview of the statistics is left to who cannot get them', () => {
  expect(pagesOf('analyst', []).filter((to) => to.startsWith('/statistics'))).toEqual(['/statistics'])
})

test('an address lights one line of the sidebar: its own, or that of the page it stands inside', () => {
  expect(pageAt(staffPages, '/')).toBe('/')
  expect(pageAt(staffPages, '/requests/archive')).toBe('/requests')
  expect(pageAt(staffPages, '/guestbook')).toBe('/guestbook')
  expect(pageAt(staffPages, '/guestbook/cards/$cardId')).toBe('/guestbook')
  expect(pageAt(staffPages, '/guestbook/tab-bar')).toBe('/guestbook')
  expect(pageAt(staffPages, '/fonts')).toBe('/media')
  expect(pageAt(staffPages, '/units/target-groups')).toBe('/settings')
  expect(pageAt(staffPages, '/settings/integrations/api')).toBe('/settings')
  expect(pageAt(staffPages, '/account')).toBeUndefined()
})

test('the offer of a module stands under the name that its page has once it is there', () => {
  expect(nameAt(staffPages, '/upselling')).toBe('nav.upselling')
  expect(nameAt(staffPages, '/upselling/$dealId')).toBe('nav.upselling')
  expect(nameAt(staffPages, '/upselling/statistics')).toBe('nav.dealResults')
  expect(nameAt(staffPages, '/account')).toBeUndefined()
})

test('an address inside a setting belongs to that one', () => {
  expect(settingAt(staffPages, '/settings/integrations/webhooks')).toBe('/settings/integrations')
  expect(settingAt(staffPages, '/team')).toBe('/team')
  expect(settingAt(staffPages, '/fonts')).toBeUndefined()
})
