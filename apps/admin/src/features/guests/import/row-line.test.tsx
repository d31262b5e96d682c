import type { ImportRow } from '@innkeeper/api/guests/import.ts'
import { createRootRoute } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { loadedFor } from '../../../testing/draw.tsx'
import { drawRoutes } from '../../../testing/draw-routes.tsx'
import { RowLine } from './row-line.tsx'

const row: ImportRow = {
  row: 1,
  line: 2,
  outcome: 'new',
  guest: 'Astrid Nilsen',
  bookingNumber: 'A-1',
  cells: null,
  problems: [],
  changes: [],
  byHand: [],
  shares: [],
  bookingId: 'b1',
  takenBack: null,
}
const drawn = (change: Partial<ImportRow> = {}) => {
  const routes = createRootRoute({ component: () => <RowLine row={{ ...row, ...change }} meanings={[]} /> })
  return drawRoutes(routes, '/', loadedFor())
}

test('a row that is a booking by now leads to its guest', async () => {
  expect(await drawn()).toMatch(/<a[^>]*href="[^"]*\/guests\/b1"[^>]*>Astrid Nilsen</)
})

test('a row without a booking, or whose booking was removed again, leads nowhere', async () => {
  for (const nowhere of [{ bookingId: null }, { takenBack: 'removed' as const }]) {
    const markup = await drawn(nowhere)
    expect(markup).toContain('Astrid Nilsen')
    expect(markup).not.toContain('<a')
  }
})
