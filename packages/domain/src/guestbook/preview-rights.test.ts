import { expect, test } from 'vitest'
import { ROLES, type Role } from '../team/roles.ts'
import { parsePreview } from './preview-query.ts'
import { allowedSettings, previewRightsOf } from './preview-rights.ts'

const BOOKING = 'B'.repeat(22)
const asked = parsePreview({ states: 'checkin', unit: '204', draft: '1', date: '2026-12-24' })
const ofBooking = { ...asked, booking: BOOKING }
const allowed = (role: Role, settings = asked) =>
  allowedSettings(settings, previewRightsOf([{ roles: [role] }]))

test('a preview is for who edits content, or of one booking for who manages guests', () => {
  const previews = ROLES.map((role) => [role, allowed(role) !== null, allowed(role, ofBooking) !== null])
  expect(previews).toEqual([
    ['owner', true, true],
    ['manager', true, true],
    ['reception', false, true],
    ['housekeeping', false, false],
    ['editor', true, true],
    ['analyst', false, false],
    ['kitchen', false, false],
    ['internal', true, true],
  ])
})

test('who edits content and manages no guests sees a sample instead of a booking', () => {
  expect(allowed('editor', ofBooking)).toEqual({ ...asked, booking: null })
  expect(allowed('manager', ofBooking)).toEqual(ofBooking)
})

test('who manages guests alone sees that booking as it is published, and no other room', () => {
  expect(allowed('reception', ofBooking)).toMatchObject({
    booking: BOOKING,
    unit: null,
    states: [],
    isDraft: false,
    date: '2026-12-24',
  })
})

test('a token of one and the session of another count together', () => {
  const both = previewRightsOf([{ roles: ['editor'] }, { roles: ['reception'] }])
  expect(allowedSettings(ofBooking, both)).toEqual(ofBooking)
  expect(previewRightsOf([])).toEqual({ content: false, guests: false })
})
