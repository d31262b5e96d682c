import { expect, test } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { DEFAULT_BRAND } from './defaults.ts'
import { dayColours, nightColours, READABLE } from './theme.ts'

/** From almost black to almost white, and the awkward ones between. */
const BRANDS = ['#000000', '#1f3a34', '#0d3b66', '#777777', '#7fb6d6', '#e0c020', '#ff5a5f', '#ffffff']

test.each(BRANDS)('words on the brand colour %s can be read by day and by night', (brandColour) => {
  for (const colours of [
    dayColours({ ...DEFAULT_BRAND, brandColour }),
    nightColours({ ...DEFAULT_BRAND, brandColour }),
  ]) {
    for (const [ground, ink] of [
      ['--brand', '--on-brand'],
      ['--brand', '--on-brand-soft'],
      ['--action', '--on-action'],
      ['--card', '--ink'],
      ['--card', '--ink-soft'],
    ] as const) {
      expect(contrastRatio(colours[ground], colours[ink]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(
        READABLE,
      )
    }
  }
})

test('the accent is lifted at night until it reads', () => {
  const night = nightColours({ ...DEFAULT_BRAND, accentColour: '#7a1f0a' })
  expect(contrastRatio(night['--card'], night['--accent'])).toBeGreaterThanOrEqual(READABLE)
})
