import { expect, it } from 'vitest'
import { heldBack } from './held-back.ts'

const now = Date.parse('2026-11-15T21:30:00Z')

it('says until when SMS wait', () => {
  const until = '2026-11-16T07:00:00.000Z'
  expect(heldBack(until, { asked: now, now })).toEqual({ until, isSoon: true })
  const nextWeek = '2026-11-23T07:00:00.000Z'
  expect(heldBack(nextWeek, { asked: Date.parse('2026-11-22T22:00:00Z'), now })?.isSoon).toBe(false)
})

it('says nothing of what goes out when it is sent, though the plan is a minute old', () => {
  expect(heldBack(null, { asked: now, now })).toBeNull()
  expect(heldBack('2026-11-15T21:29:10.000Z', { asked: now, now })).toBeNull()
})
