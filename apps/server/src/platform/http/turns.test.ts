import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

describe('requests that come together', () => {
  it('are begun in the order they came, only so many in one turn, and every one of them', async () => {
    const batches = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(batches, fc.integer({ min: 1, max: 8 }), async (sizes, inOneTurn) => {
        const turns = createTurns(inOneTurn)
        const begun: number[] = []
        let come = 0
        let before = 0
        const endTurn = async () => {
          expect(begun.length - before).toBeLessThanOrEqual(inOneTurn)
          before = begun.length
          await nextTurn()
        }
        for (const size of sizes) {
          for (let each = 0; each < size; each++) {
            const at = come++
            turns.take(() => begun.push(at))
          }
          await endTurn()
        }
        while (begun.length < come) await endTurn()
        expect(begun).toEqual(Array.from({ length: come }, (_, at) => at))
      }),
    )
  })

  it('of an idle server wait for nothing', async () => {
    const turns = createTurns(2)
    for (let request = 0; request < 5; request++) {
      let isBegun = false
      turns.take(() => {
        isBegun = true
      })
      expect(isBegun).toBe(true)
      await nextTurn()
    }
  })
})
