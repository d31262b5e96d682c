import { expect, test } from 'vitest'
import type { Stay } from '../../../../platform/stay.tsx'
import { drawSample, withoutChevrons } from '../../draw-sample.tsx'
import { sampleBox } from '../../sample-box.ts'
import { BoxView } from '../box-kinds.tsx'
import { BoxDetails } from '../details/box-details.tsx'
import { UnitSpecificBox } from './unit-specific-box.tsx'

const IN_ROOM: Stay = { status: 'known', values: { roomNumber: '204' } }
const wifi = sampleBox({
  id: 'wifi',
  type: 'UnitSpecific',
  content: {
    title: 'Wi-Fi and door',
    facts: [
      { label: 'Wi-Fi password', value: 'spruce-0420' },
      { label: 'Door code', value: '{{roomNumber}}#' },
    ],
  },
})
const sealed = sampleBox({ id: 'wifi', type: 'UnitSpecific', isSealed: true, content: {} })
const heightClass = (html: string) => /<article class="([^"]+)"/.exec(html)?.[1]

test('a box for the own room names the room and opens', () => {
  const html = drawSample(<UnitSpecificBox box={wifi} isFirst={false} />, { stay: IN_ROOM })
  expect(html).toContain('For room 204')
  expect(withoutChevrons(html)).toContain('<a href="?box=wifi">Wi-Fi and door</a>')
  expect(html).not.toContain('spruce-0420')
})

test('the place kept for a box of the own room is as high as the box', () => {
  const pending = drawSample(<BoxView box={sealed} isFirst={false} />, {
    stay: { status: 'pending', values: {} },
  })
  const real = drawSample(<UnitSpecificBox box={wifi} isFirst={false} />, { stay: IN_ROOM })
  expect(pending).toContain('aria-hidden="true"')
  expect(heightClass(real)).toContain('face')
  expect(heightClass(pending)).toBe(heightClass(real))
})

test.each(['known', 'failed', 'none'] as const)(
  'nothing is kept for a box that does not come (%s)',
  (status) => {
    expect(drawSample(<BoxView box={sealed} isFirst={false} />, { stay: { status, values: {} } })).toBe('')
  },
)

test('each fact of an open box can be copied by its name', () => {
  const html = drawSample(<BoxDetails box={wifi} />, { stay: IN_ROOM })
  expect(html).toContain('spruce-0420')
  expect(html).toContain('204#')
  expect(html).toContain('aria-label="Copy Wi-Fi password"')
  expect(html).toContain('aria-label="Copy Door code"')
})
