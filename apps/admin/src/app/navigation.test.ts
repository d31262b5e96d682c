import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import { expect, test } from 'vitest'
import { openPages } from './navigation.ts'

const pagesOf = (role: Role) =>
  openPages((capability) => can({ roles: [role] }, capability)).flatMap(({ pages }) =>
    pages.map(({ to }) => to),
  )

test.each<[Role, string[]]>([
  ['owner', ['/', '/guests', '/guestbook']],
  ['reception', ['/', '/guests']],
  ['editor', ['/', '/guestbook']],
  ['housekeeping', ['/']],
])('the navigation of %s holds the pages of that role', (role, pages) => {
  expect(pagesOf(role)).toEqual(pages)
})
