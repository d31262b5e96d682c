import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenUndisturbed } from './undisturbed.ts'
import { waitForServer } from './wait-for-server.ts'

describe('an offer', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('waits while a sheet is open or somebody writes', () => {
    let busy: Element | null = {} as Element
    const act = vi.fn()
    whenUndisturbed(act, { querySelector: () => busy })
    vi.advanceTimersByTime(60_000)
    expect(act).not.toHaveBeenCalled()
    busy = null
    vi.advanceTimersByTime(3000)
    expect(act).toHaveBeenCalledOnce()
  })

  it('comes at once when nothing is going on', () => {
    const act = vi.fn()
    whenUndisturbed(act, { querySelector: () => null })
    expect(act).toHaveBeenCalledOnce()
  })
})

describe('a saved copy', () => {
  it('asks until the server itself answers, not whoever stands in between', async () => {
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.resolve(new Response('sign in to the Wi-Fi', { status: 511 })),
      () => Promise.resolve(new Response('1.0.0+abc')),
    ]
    const ask = vi.fn(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')))
    const pause = vi.fn(async () => undefined)
    await waitForServer(ask as unknown as typeof fetch, pause)
    expect(ask).toHaveBeenCalledTimes(3)
    expect(pause).toHaveBeenCalledTimes(2)
  })
})
