import { expect, test } from 'vitest'
import { heroShapes, heroSizes, sizesIn } from './picture-sizes.ts'

test('a picture as wide as its place is asked for in the width of the place', () => {
  expect(sizesIn('side', { width: 800, height: 800 })).toBe(
    '(min-width: 1024px) calc(1 * 72px), calc(1 * (72px))',
  )
})

test('one that is wider than its place is asked for wider, since its sides are cut', () => {
  expect(sizesIn('side', { width: 1500, height: 1000 })).toContain('calc(1.5 * (72px))')
  expect(heroSizes({ width: 1500, height: 1000 }, 410)).toMatch(/, max\(100vw, 615px\)$/)
})

test.each([
  [1920, 1280],
  [1280, 1920],
  [3000, 1000],
  [1000, 1000],
])('what is asked for of a picture of %i by %i covers the photograph’s place', (width, height) => {
  const asked = /max\(100vw, (\d+)px\)$/.exec(heroSizes({ width, height }, 410))
  const shown = Math.max(390, Number(asked?.[1]))
  expect(shown).toBeGreaterThanOrEqual(390)
  expect((shown * height) / width).toBeGreaterThan(405)
})

test('a phone and a desk are sent the photograph cut to their shape, and told how wide it covers them', () => {
  const [desk, phone] = heroShapes(484)
  expect(desk).toMatchObject({ shape: 'tall', sizes: expect.stringContaining('calc(0.6 * (100vh - 32px))') })
  expect(phone).toMatchObject({ shape: 'upright', sizes: expect.stringMatching(/, max\(100vw, 436px\)$/) })
})
