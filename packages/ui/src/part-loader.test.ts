import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPartLoader, type PartLoaderSettings, type PartTrouble, pauseAfter } from './part-loader.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pauseMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function loaderOf(load: () => Promise<string>, trouble: PartTrouble, more: Partial<PartLoaderSettings> = {}) {
  return createPartLoader(load, {
    limitMs: 120_000,
    findTrouble: async () => trouble,
    pause: pauseMs,
    random: () => 0,
    ...more,
  })
}

const neverComes = () => vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))

/** Timers as a device that slept has them: those that came due meanwhile fire once, all at its waking. */
function sleepingTimers() {
  let now = 0
  let last = 0
  const timers = new Map<number, { due: number; run: () => void }>()
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => {
    const id = ++last
    timers.set(id, { due: now + ms, run })
    return id
  })
  vi.stubGlobal('clearTimeout', (id: number) => timers.delete(id))
  return {
    async jump(ms: number) {
      now += ms
      const due = [...timers].filter(([, timer]) => timer.due <= now)
      for (const [id] of due) timers.delete(id)
      for (const [, { run }] of due) run()
      await Promise.resolve()
    },
  }
}

describe('a part that loads later', () => {
  it('is asked for once, however many draw it', async () => {
    const load = vi.fn(async () => 'here')
    const loader = loaderOf(load, 'unreachable')
    expect(loader.want()).toBe(loader.want())
    expect(await loader.want()).toBe('here')
    expect(loader.known()).toBe('here')
    loader.again()
    expect(await loader.want()).toBe('here')
    expect(load).toHaveBeenCalledOnce()
  })

  it('is asked for at most four times in the first minute without a connection, and says that it waits', async () => {
    const load = neverComes()
    const loader = loaderOf(load, 'unreachable')
    const heard = vi.fn()
    loader.subscribe(heard)
    const wanted = loader.want()
    wanted.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load.mock.calls.length).toBeLessThanOrEqual(4)
    expect(loader.isWaiting()).toBe(true)
    expect(heard).toHaveBeenCalledOnce()
    // The same promise all along: a new one for each try is what made a page ask without end.
    expect(loader.want()).toBe(wanted)
  })

  it('comes by itself as soon as another try is worth it', async () => {
    let isOnline = false
    let comeBack: () => void = () => undefined
    const load = vi.fn(() => (isOnline ? Promise.resolve('here') : Promise.reject(new TypeError('lost'))))
    const pause = () => new Promise<void>((resolve) => (comeBack = resolve))
    const loader = loaderOf(load, 'unreachable', { pause })
    const wanted = loader.want()
    await vi.advanceTimersByTimeAsync(0)
    isOnline = true
    comeBack()
    expect(await wanted).toBe('here')
    expect(loader.isWaiting()).toBe(false)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('that never comes has failed after 120 seconds, and asks no more', async () => {
    const load = neverComes()
    const loader = loaderOf(load, 'unreachable')
    const failed = expect(loader.want()).rejects.toMatchObject({ trouble: 'unreachable' })
    await vi.advanceTimersByTimeAsync(120_000)
    await failed
    const { length } = load.mock.calls
    await vi.advanceTimersByTimeAsync(600_000)
    expect(load).toHaveBeenCalledTimes(length)
    expect(loader.isWaiting()).toBe(false)
  })

  it('whose answer hangs has failed after 120 seconds too', async () => {
    const loader = loaderOf(() => new Promise(() => undefined), 'unreachable')
    const failed = expect(loader.want()).rejects.toMatchObject({ trouble: 'unreachable' })
    await vi.advanceTimersByTimeAsync(120_000)
    await failed
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that loads while the device sleeps has as long as before when it wakes up', async () => {
    vi.useRealTimers()
    const { jump } = sleepingTimers()
    let arrive: (part: string) => void = () => undefined
    const loader = loaderOf(() => new Promise((resolve) => (arrive = resolve)), 'unreachable')
    const wanted = loader.want()
    for (let night = 0; night < 3; night++) await jump(8 * 60 * 60_000)
    arrive('here')
    expect(await wanted).toBe('here')
  })

  it('whose answer hangs has failed after 120 seconds awake, however often the device slept', async () => {
    vi.useRealTimers()
    const { jump } = sleepingTimers()
    const failed = expect(
      loaderOf(() => new Promise(() => undefined), 'unreachable').want(),
    ).rejects.toMatchObject({ trouble: 'unreachable' })
    for (let second = 0; second < 120; second++) await jump(second % 2 ? 1000 : 600_000)
    await failed
  })

  it('whose file is missing is asked for once more and has then failed', async () => {
    const load = neverComes()
    const loader = loaderOf(load, 'broken')
    const failed = expect(loader.want()).rejects.toMatchObject({ trouble: 'broken' })
    await vi.advanceTimersByTimeAsync(10_000)
    await failed
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('of a release that is no longer served is not asked for again', async () => {
    const load = neverComes()
    await expect(loaderOf(load, 'replaced').want()).rejects.toMatchObject({ trouble: 'replaced' })
    expect(load).toHaveBeenCalledOnce()
  })

  it('can be tried again after it failed', async () => {
    let isThere = false
    const load = vi.fn(() => (isThere ? Promise.resolve('here') : Promise.reject(new Error('404'))))
    const loader = loaderOf(load, 'replaced')
    await expect(loader.want()).rejects.toThrow()
    await expect(loader.want()).rejects.toThrow()
    expect(load).toHaveBeenCalledOnce()
    isThere = true
    loader.again()
    expect(await loader.want()).toBe('here')
  })
})

it.each([0, 0.5, 1])('pauses grow, never beyond a minute and a quarter (by chance %s)', (random) => {
  const pauses = Array.from({ length: 40 }, (_, before) => pauseAfter(before + 1, random))
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses.at(0)).toBeGreaterThanOrEqual(4000)
  expect(pauses.at(-1)).toBeLessThanOrEqual(75_000)
})
