import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGate } from './gate.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Work that ends when it is told to. */
function aJob() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun = vi.fn(() => promise)
  return { work: begun, isBegun: () => begun.mock.calls.length > 0, end: resolve }
}

const codeOf = (passing: Promise<unknown>) =>
  passing.then(
    () => 'passed',
    (error: { code: string }) => error.code,
  )

test('so many run at once, so many wait, and the rest is refused', async () => {
  const gate = createGate({ atOnce: 2, waiting: 1, waitMs: 1000 })
  const jobs = Array.from({ length: 4 }, aJob)
  const outcomes = jobs.map(({ work }) => codeOf(gate.pass(work)))
  expect(await outcomes[3]).toBe('server/unavailable')
  expect(jobs.map((job) => job.isBegun())).toEqual([true, true, false, false])
  jobs[0]?.end()
  await expect.poll(() => jobs[2]?.isBegun()).toBe(true)
  for (const job of jobs) job.end()
  expect(await Promise.all(outcomes)).toEqual(['passed', 'passed', 'passed', 'server/unavailable'])
})

test('whoever has waited too long is refused and gives its place in the line away', async () => {
  const gate = createGate({ atOnce: 1, waiting: 1, waitMs: 1000 })
  const [first, late, next] = [aJob(), aJob(), aJob()]
  const outcomes = [codeOf(gate.pass(first.work)), codeOf(gate.pass(late.work))]
  await vi.advanceTimersByTimeAsync(1000)
  expect(await outcomes[1]).toBe('server/unavailable')
  const passing = codeOf(gate.pass(next.work))
  first.end()
  next.end()
  expect(await passing).toBe('passed')
  expect(late.isBegun()).toBe(false)
})

test('whoever goes first waits in a line of their own, ahead of all others', async () => {
  const gate = createGate({ atOnce: 1, waiting: 2, waitMs: 1000 })
  const order: string[] = []
  const note = (name: string) => async () => void order.push(name)
  const running = aJob()
  const begun = gate.pass(running.work)
  const others = ['other 1', 'other 2', 'other 3'].map((name) => codeOf(gate.pass(note(name))))
  const known = ['known 1', 'known 2', 'known 3'].map((name) => codeOf(gate.passFirst(note(name))))
  running.end()
  await begun
  expect(await Promise.all([...others, ...known])).toEqual([
    ...['passed', 'passed', 'server/unavailable'],
    ...['passed', 'passed', 'server/unavailable'],
  ])
  expect(order).toEqual(['known 1', 'known 2', 'other 1', 'other 2'])
})

test('work that never waits is done for a few in one turn of the loop', async () => {
  const gate = createGate({ atOnce: 2, waiting: 10, waitMs: 1000 })
  const made = vi.fn(async () => undefined)
  const all = Promise.all(Array.from({ length: 6 }, () => gate.pass(made)))
  await new Promise((resolve) => process.nextTick(resolve))
  expect(made).toHaveBeenCalledTimes(2)
  await all
  expect(made).toHaveBeenCalledTimes(6)
})

test('work that fails makes room as well', async () => {
  const gate = createGate({ atOnce: 1, waiting: 1, waitMs: 1000 })
  await expect(gate.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await gate.pass(async () => 'made')).toBe('made')
})

test('never do more run than may, and everybody is told in the end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ atOnce: fc.integer({ min: 1, max: 4 }), waiting: fc.integer({ min: 0, max: 8 }) }),
      fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 30 }),
      async ({ atOnce, waiting }, pauses) => {
        const gate = createGate({ atOnce, waiting, waitMs: 1000 })
        let running = 0
        let most = 0
        const work = async (turns: number) => {
          most = Math.max(most, ++running)
          for (let turn = 0; turn < turns; turn++) await Promise.resolve()
          running--
        }
        const outcomes = await Promise.all(pauses.map((turns) => codeOf(gate.pass(() => work(turns)))))
        expect(most).toBeLessThanOrEqual(atOnce)
        expect(outcomes.filter((outcome) => outcome === 'passed')).toHaveLength(
          Math.min(pauses.length, atOnce + waiting),
        )
      },
    ),
  )
})
