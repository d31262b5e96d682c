import type { GuestUpgrade } from '@innkeeper/api/room-upgrades.ts'
import { expect, test } from 'vitest'
import { drawSample } from '../draw-sample.tsx'
import { SAMPLE_UPGRADE, SAMPLE_UPGRADES } from '../sample-upgrades.ts'
import type { Refusal } from './refusal.ts'
import { SendBar } from './send-bar.tsx'

const nothing = () => undefined
const FULL = { ...SAMPLE_UPGRADE, isFullyBooked: true, left: 0 }
const bar = (
  sending: { isSending: boolean; refusal: Refusal | null },
  upgrade: GuestUpgrade = FULL,
  total = 180_000,
) =>
  drawSample(
    <SendBar
      upgrade={upgrade}
      all={SAMPLE_UPGRADES}
      total={upgrade.stay && total}
      sending={{ ...sending, send: nothing, sendAgain: nothing, dismiss: nothing }}
      isAlive
      hasProblems={false}
    />,
  )
const IDLE = { isSending: false, refusal: null }

test('a room that is gone once the request is on its way may be the guest’s own', () => {
  expect(bar(IDLE)).toContain('Fully booked on your nights')
  expect(bar({ isSending: true, refusal: null })).not.toContain('Fully booked')
  expect(bar({ isSending: false, refusal: { kind: 'unsure' } })).toContain('Try again')
})

test('without a stay a full room is full, on nobody’s nights', () => {
  expect(bar(IDLE, { ...FULL, stay: null })).toMatch(/>Fully booked</)
})

test('another price than the one that was read is said, with the old one struck beside it', () => {
  const html = bar(IDLE, SAMPLE_UPGRADE, 160_000)
  expect(html).toContain('The price has changed since you looked')
  expect(html).toContain('<s aria-hidden="true">NOK 1,600</s>')
  expect(html).toContain('Before: NOK 1,600')
  expect(html).toContain('Request upgrade, NOK 1,800 on your bill')
  expect(bar(IDLE, SAMPLE_UPGRADE)).not.toMatch(/<s |has changed/)
})
