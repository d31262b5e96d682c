import { describe, expect, it } from 'vitest'
import { createConversionQueue } from './conversion-queue.ts'

describe('the conversion queue', () => {
  it('runs no more at once than allowed, all of them, in order, also when some fail', async () => {
    const queued = createConversionQueue({ atOnce: 2, waiting: 100 })
    let running = 0
    let most = 0
    const started: number[] = []
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        queued(async () => {
          started.push(index)
          running += 1
          most = Math.max(most, running)
          await new Promise((resolve) => setImmediate(resolve))
          running -= 1
          if (index % 3 === 0) throw new Error('broken')
          return index
        }),
      ),
    )
    expect(most).toBe(2)
    expect(started).toEqual([...Array(20).keys()])
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(13)
  })
})
