import { expect, test } from 'vitest'
import { BOOKING_CHANGE_KINDS, BOOKING_SOURCES } from './schema.ts'
import { canUndo } from './undo.ts'

const byAnna = { source: 'staff' as const, actorId: 'anna' }

test('what staff changed is undone; what was made, renewed, undone or erased is not', () => {
  const undone = BOOKING_CHANGE_KINDS.filter((kind) => canUndo({ ...byAnna, kind }))
  expect(undone).toEqual([
    'changed',
    'checked-in',
    'checked-out',
    'moved',
    'cancelled',
    'no-show',
    'reinstated',
  ])
})

test('what the clock or another system did is not undone', () => {
  expect(canUndo({ source: 'staff', actorId: null, kind: 'checked-out' })).toBe(false)
  const others = BOOKING_SOURCES.filter((source) => source !== 'staff')
  expect(others.filter((source) => canUndo({ source, actorId: 'anna', kind: 'changed' }))).toEqual([])
  expect(canUndo(undefined)).toBe(false)
})
