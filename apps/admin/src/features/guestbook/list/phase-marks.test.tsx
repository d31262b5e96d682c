import type { CardState } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { expect, test } from 'vitest'
import { useT } from '../../../platform/texts.ts'
import { draw } from '../../../testing/draw.tsx'
import { PhaseMarks } from './phase-marks.tsx'
import { RowProvider, type RowShared } from './row-context.ts'

function InRow({ phases }: { phases: readonly CardState[] }) {
  const shared = { t: useT() } as RowShared
  return (
    <RowProvider value={shared}>
      <PhaseMarks phases={phases} />
    </RowProvider>
  )
}

/** What is said of a card, and which of the three dots are filled. */
function marksOf(...phases: CardState[]) {
  const markup = draw(<InRow phases={phases} />)
  const dots = [...markup.matchAll(/<span[^>]*aria-hidden[^>]*>/g)].map(([dot]) => dot.includes('data-shown'))
  return { label: /aria-label="([^"]*)"/.exec(markup)?.[1], dots }
}

test('a dot is filled for each phase in which guests see the card', () => {
  expect(marksOf('checkin').dots).toEqual([false, true, false])
  expect(marksOf('checkout', 'precheckin').dots).toEqual([true, false, true])
})

test('the words name them in the order of a stay, also those without a booking', () => {
  expect(marksOf('qr', 'checkout', 'checkin').label).toMatch(
    /during the stay, after the stay, without a booking/i,
  )
  expect(marksOf('qr').dots).toEqual([false, false, false])
})

test('a card for nobody says so', () => {
  expect(marksOf().label).toMatch(/nobody/i)
})
