import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSaveQueue, type SendOutcome } from './save-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched(outcomes: SendOutcome[] = [], answerAfterMs = 50) {
  const sent: number[] = []
  let open = 0
  let most = 0
  const queue = createSaveQueue({
    delayMs: 100,
    longestWaitMs: 2000,
    send: async () => {
      sent.push(Date.now() - start)
      most = Math.max(most, ++open)
      await new Promise((resolve) => setTimeout(resolve, answerAfterMs))
      open--
      return outcomes[sent.length - 1] ?? 'done'
    },
  })
  const start = Date.now()
  return { queue, sent, mostAtOnce: () => most }
}

describe('saving by itself', () => {
  test('a field is sent once it rested 100 ms', async () => {
    const { queue, sent } = watched()
    queue.request()
    await vi.advanceTimersByTimeAsync(60)
    queue.request()
    await vi.advanceTimersByTimeAsync(99)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toEqual([160])
  })

  test('somebody who types without a pause is saved every two seconds', async () => {
    const { queue, sent } = watched()
    for (let key = 0; key < 100; key++) {
      queue.request()
      await vi.advanceTimersByTimeAsync(50)
    }
    expect(sent.length).toBeGreaterThanOrEqual(2)
    expect(sent[0]).toBeLessThanOrEqual(2000)
  })

  test('one request at a time; what came meanwhile follows', async () => {
    const { queue, sent, mostAtOnce } = watched([], 500)
    queue.request()
    await vi.advanceTimersByTimeAsync(200)
    queue.request()
    await vi.advanceTimersByTimeAsync(200)
    queue.request()
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent).toHaveLength(2)
    expect(mostAtOnce()).toBe(1)
  })

  test('while nobody answers it tries again, less and less often', async () => {
    const { queue, sent } = watched(['unreachable', 'unreachable', 'done'], 50)
    queue.request()
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent).toEqual([100, 1150, 3200])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(3)
  })

  test('the connection is back: it does not wait for the next try', async () => {
    const { queue, sent } = watched(['unreachable', 'done'], 0)
    queue.request()
    await vi.advanceTimersByTimeAsync(300)
    queue.flush()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual([100, 300])
  })

  test('a refusal is not repeated until something changes', async () => {
    const { queue, sent } = watched(['refused'], 0)
    queue.request()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    queue.request()
    await vi.advanceTimersByTimeAsync(200)
    expect(sent).toHaveLength(2)
  })

  test('nothing to send: flushing sends nothing, and stopping ends what was planned', async () => {
    const { queue, sent } = watched()
    queue.flush()
    queue.request()
    queue.stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent).toEqual([])
  })
})
