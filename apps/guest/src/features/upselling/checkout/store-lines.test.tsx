import { expect, test } from 'vitest'
import { drawStore } from '../draw-store.tsx'
import { byNight, sampleDeal, sampleLine, sampleStore } from '../sample-store.ts'
import { StoreLines } from './store-lines.tsx'

test('of two lines for the last night the second says that it is fully booked, and has no price', () => {
  const store = sampleStore([sampleDeal([byNight({ '2026-11-16': 1 })])])
  const on = { when: { days: ['2026-11-16'], time: null } }
  const lines = [sampleLine(on), sampleLine({ ...on, comment: 'soft' })].map((line, index) => ({
    line,
    index,
    priced: null,
    refusal: null,
  }))
  const html = drawStore(<StoreLines lines={lines} store={store} onRemove={() => undefined} />)
  expect(html.match(/data-problem/g)).toHaveLength(1)
  expect(html).toMatch(/“soft”.*Fully booked: Monday/s)
})
