import { expect, test } from 'vitest'
import { drawSample } from '../../features/guestbook/draw-sample.tsx'
import { SAMPLE_PROPERTY } from '../../platform/sample-property.ts'
import { PropertyFooter } from './property-footer.tsx'

const footer = <PropertyFooter clientData={SAMPLE_PROPERTY} />

test('the footer says the times of the house in the page that all share', () => {
  expect(drawSample(footer)).toContain('Check-in from 15:00 · Check-out by 11:00')
  const pending = { status: 'pending', values: {} } as const
  expect(drawSample(footer, { stay: pending })).toContain('Check-in from 15:00 · Check-out by 11:00')
})

test('and those of the stay once they are known, where it has its own', () => {
  const stay = { status: 'known', values: {}, times: { checkInTime: null, checkOutTime: '13:00' } } as const
  expect(drawSample(footer, { stay })).toContain('Check-in from 15:00 · Check-out by 13:00')
  const own = (
    <PropertyFooter clientData={SAMPLE_PROPERTY} stay={{ checkInTime: '12:00', checkOutTime: '11:00' }} />
  )
  expect(drawSample(own)).toContain('Check-in from 12:00 · Check-out by 11:00')
})
