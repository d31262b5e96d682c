import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { loadedFor } from '../../../../testing/draw.tsx'
import { drawLinked } from '../../../../testing/draw-linked.tsx'
import { sampleSession } from '../../../../testing/sample-session.ts'
import { OffSaleQuestion } from './off-sale-question.tsx'

// A dialog stands in the browser's document, which there is none of here.
vi.mock('../../../../components/dialog/dialog.tsx', () => ({
  Dialog: ({ title, children, buttons }: { title: string; children: ReactNode; buttons: ReactNode }) => (
    <section aria-label={title}>
      {children}
      {buttons}
    </section>
  ),
}))

const nothing = () => undefined
const COCOA = { id: 'D'.repeat(22), name: 'Cocoa under the stars' }
const ask = (deals: (typeof COCOA)[]) =>
  drawLinked(
    <OffSaleQuestion act="archive" name="Cocoa" deals={deals} onConfirm={nothing} onClose={nothing} />,
    loadedFor(sampleSession()),
  )

test('the deals that go off sale are named, each with a way there, and the way back has the focus', () => {
  const markup = ask([COCOA, { id: 'E'.repeat(22), name: '' }])
  expect(markup).toContain('aria-label="Archive “Cocoa”?"')
  expect(markup).toContain('2 deals are made of this product. They will go off sale:')
  expect(markup).toMatch(/href="[^"]*\/upselling\/D{22}"[^>]*>Cocoa under the stars</)
  expect(markup).toMatch(/href="[^"]*\/upselling\/E{22}"[^>]*>Deal without a title</)
  expect(markup).toMatch(/data-autofocus[^>]*>.*?Cancel/s)
  expect(markup).toMatch(/Archive<\/span>/)
})

test('one deal is said as one', () => {
  expect(ask([COCOA])).toContain('A deal is made of this product. It will go off sale:')
})
