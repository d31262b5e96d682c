import type { ImportReport } from '@innkeeper/api/units.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import { NO_ACCESS } from '@innkeeper/domain/units/access.ts'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { draw as drawWith, loadedFor } from '../../testing/draw.tsx'
import { sampleSession } from '../../testing/sample-session.ts'
import { ImportPreview } from './import-preview.tsx'
import { UnitAccess } from './unit-access.tsx'
import { UnitsList } from './units-list.tsx'

const nothing = () => undefined

const draw = (part: ReactNode, role: Role = 'manager') =>
  drawWith(part, loadedFor(sampleSession({ claims: { roles: [role] } })))

const data = {
  categories: [
    { id: 'd', name: 'Double' },
    { id: 's', name: 'Suite' },
  ],
  units: [{ id: 'u', code: '204', categoryId: 'd', floor: 2, linkId: 'abc', access: NO_ACCESS, revision: 1 }],
}
const list = (change: Partial<Parameters<typeof UnitsList>[0]> = {}) => (
  <UnitsList
    data={data}
    error={null}
    onRetry={nothing}
    search=""
    onClear={nothing}
    selected={new Set(['u'])}
    onSelect={nothing}
    {...change}
  />
)

test('units stand in their categories, with a place to add the next', () => {
  const markup = draw(list())
  expect(markup).toMatch(/<section[^>]*aria-label="Double"/)
  expect(markup).toContain('aria-label="Room 204"')
  expect(markup).toContain('aria-label="Number of a new room in Suite"')
  expect(markup).toContain('aria-label="Name of the new room category"')
  expect(markup).toContain('data-selected="true"')
})

test('rooms of a category on several floors stand under the names of these', () => {
  const [unit] = data.units
  expect(draw(list())).not.toContain('Floor 2')
  const ground = unit && { ...unit, id: 'g', code: '1', floor: 0 }
  const markup = draw(list({ data: { ...data, units: unit && ground ? [unit, ground] : [] } }))
  expect(markup.indexOf('Ground floor')).toBeGreaterThan(0)
  expect(markup.indexOf('Ground floor')).toBeLessThan(markup.indexOf('Floor 2'))
})

test('a unit with its own door code or Wi-Fi has a key beside it, and the code itself is covered', () => {
  const [unit] = data.units
  const access = { ...NO_ACCESS, doorCode: '4711' }
  expect(draw(list())).not.toContain('Has its own door code')
  const markup = draw(list({ data: { ...data, units: unit ? [{ ...unit, access }] : [] } }))
  expect(markup).toContain('Has its own door code or Wi-Fi')
  expect(markup).not.toContain('4711')
  const fields = draw(<UnitAccess access={access} onChange={nothing} />)
  expect(fields).toMatch(/type="password"[^>]*value="4711"|value="4711"[^>]*type="password"/)
  expect(fields).toContain('aria-label="Show Door code"')
})

test('who only reads units is offered nothing that would be refused', () => {
  const markup = draw(list(), 'housekeeping')
  expect(markup).toContain('aria-label="Room 204"')
  expect(markup).toContain('No rooms in this category.')
  expect(markup).not.toContain('Number of a new room')
  expect(markup).not.toContain('Actions for Double')
})

test('an empty house says what to do first, a search without result how to leave it', () => {
  expect(draw(list({ data: { units: [], categories: [] } }))).toContain(
    'Paste your list, or start with a room category',
  )
  expect(draw(list({ data: { units: [], categories: [] } }), 'housekeeping')).toContain('A manager adds them')
  expect(draw(list({ search: '999' }))).toContain('Clear filters')
  expect(draw(list({ data: undefined }))).toContain('aria-label="Loading"')
  expect(draw(list({ data: undefined, error: new Error('broken') }))).toContain('Try again')
})

test('the preview of an import says what will happen and what stands in the way', () => {
  const row = {
    code: '101',
    category: 'Double',
    floor: 0,
    outcome: 'new' as const,
    problem: null,
    firstRow: null,
  }
  const report: ImportReport = {
    isDone: false,
    counts: { new: 2, same: 1, moved: 0, changed: 3, problem: 1 },
    newCategories: ['Cabin'],
    rows: [
      { ...row, row: 4, outcome: 'problem', problem: 'twice', firstRow: 1 },
      { ...row, row: 1 },
    ],
  }
  const markup = draw(<ImportPreview report={report} isBusy={false} />)
  expect(markup).toContain('Ground floor')
  expect(markup).toContain('1 line has a problem. Nothing is imported until it is fixed.')
  expect(markup).toContain('2 new rooms')
  expect(markup).toContain('3 get a new floor, door code or Wi-Fi')
  expect(markup).toContain('New room category: Cabin')
  expect(markup).toContain('Same room number as in line 1')
  expect(markup).toContain('Showing the first 2 lines.')
  expect(draw(<ImportPreview report={undefined} isBusy={false} />)).toContain(
    'Nothing changes until you import it',
  )
})
