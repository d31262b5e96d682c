import { expect, test } from 'vitest'
import { isHeardBy } from './frames.ts'

test.each([
  ['guestbook.published', { guest: true, staff: true, preview: true }],
  ['card.changed', { guest: false, staff: true, preview: true }],
  ['cards.rearranged', { guest: false, staff: true, preview: true }],
  ['card.editing', { guest: false, staff: true, preview: false }],
  ['booking.changed', { guest: false, staff: true, preview: false }],
  ['never.heard-of', { guest: false, staff: false, preview: false }],
] as const)('%s is heard by those it is for', (name, { guest, staff, preview }) => {
  expect([isHeardBy(name, 'guest'), isHeardBy(name, 'staff'), isHeardBy(name, 'preview')]).toEqual([
    guest,
    staff,
    preview,
  ])
})
