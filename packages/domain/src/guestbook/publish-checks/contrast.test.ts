import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wordsOnPicture } from './contrast.ts'
import { aDraft, anId } from './sample-checks.ts'

it('dimming a picture more never makes its words harder to read', () => {
  const opacity = fc.double({ min: 0, max: 1, noNaN: true })
  const problems = (backgroundOpacity: number) =>
    wordsOnPicture(
      aDraft('a', {
        type: 'FixedSizeBox',
        styles: { layout: 'plain', backgroundPicture: anId('m'), backgroundOpacity },
      }),
    ).length
  fc.assert(
    fc.property(opacity, opacity, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(problems(more)).toBeLessThanOrEqual(problems(less))
    }),
  )
})
