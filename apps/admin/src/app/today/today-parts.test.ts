import { MODULES, type ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import { expect, test } from 'vitest'
import { type TodayParts, todayParts } from './today-parts.ts'

const partsOf = (role: Role, modules: readonly ModuleName[] = MODULES) => {
  const may = (capability: Parameters<typeof can>[1]) => can({ roles: [role] }, capability)
  const parts = todayParts({
    may,
    modules,
    mayAnswer: may('requests:answer') && modules.includes('products'),
  })
  return (Object.keys(parts) as (keyof TodayParts)[]).filter((part) => parts[part])
}

test.each<[Role, string[]]>([
  ['owner', ['hasNumbers', 'hasRequests', 'hasResponses', 'hasArrivals', 'hasNews']],
  ['reception', ['hasNumbers', 'hasRequests', 'hasResponses', 'hasArrivals', 'hasNews']],
  ['kitchen', ['hasRequests', 'hasToDo']],
  ['housekeeping', ['hasNumbers', 'hasRooms', 'hasNews']],
  ['editor', ['hasGuestbook', 'hasStatistics', 'hasNews']],
  ['analyst', ['hasStatistics', 'hasNews']],
])('%s finds what they came for', (role, parts) => {
  expect(partsOf(role)).toEqual(parts)
})

test('what the property does not have is not on Today', () => {
  expect(partsOf('editor', [])).toEqual(['hasNews'])
  expect(partsOf('reception', [])).toEqual(['hasNumbers', 'hasArrivals', 'hasNews'])
})
