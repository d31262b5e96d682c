import { expect, test } from 'vitest'
import { drawStore } from '../draw-store.tsx'
import { byHour, byNight, sampleDeal, sampleLine, sampleStore } from '../sample-store.ts'
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

test('what stands on a line of its own begins with a capital', () => {
  const store = sampleStore([sampleDeal([byHour()])])
  const line = sampleLine({ productId: 'early', when: { days: ['2026-11-15'], time: '13:00' } })
  const lines = [{ line, index: 0, priced: null, refusal: null }]
  expect(drawStore(<StoreLines lines={lines} store={store} onRemove={() => undefined} />)).toContain(
    '>From 13:00<',
  )
})
