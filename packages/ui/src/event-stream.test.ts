import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EventStreamSource, openEventStream } from './event-stream.ts'

class FakeSource extends EventTarget {
  readyState = 1
  close() {
    this.readyState = 2
  }
}

let sources: (FakeSource & { address: string })[]
beforeEach(() => {
  sources = []
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(on: { onConnection?: (state: string) => void; onRefused?: () => void } = {}) {
  const heard: [string, string][] = []
  const close = openEventStream({
    address: (after) => `/live?after=${after}`,
    after: '5-1',
    names: ['published'],
    onEvent: (name, data) => heard.push([name, data]),
    openSource: (address) => {
      const source = Object.assign(new FakeSource(), { address })
      sources.push(source)
      return source as unknown as EventStreamSource
    },
    ...on,
  })
  return { heard, close }
}

const message = (data: string, lastEventId: string) =>
  Object.assign(new Event('published'), { data, lastEventId })

function refuse() {
  const source = sources.at(-1)
  source?.close()
  source?.dispatchEvent(new Event('error'))
}

describe('an event stream', () => {
  it('begins where it is told and hands events on', () => {
    const { heard } = open()
    expect(sources[0]?.address).toBe('/live?after=5-1')
    sources[0]?.dispatchEvent(message('{"version":2}', '6-1'))
    expect(heard).toEqual([['published', '{"version":2}']])
  })

  it('that was refused is asked for again after the last event heard, less and less often', () => {
    const onRefused = vi.fn()
    open({ onRefused })
    sources[0]?.dispatchEvent(message('x', '9-3'))
    refuse()
    expect(sources).toHaveLength(1)
    vi.advanceTimersByTime(1000)
    expect(sources[1]?.address).toBe('/live?after=9-3')
    refuse()
    vi.advanceTimersByTime(1999)
    expect(sources).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(sources).toHaveLength(3)
    expect(onRefused).toHaveBeenCalledTimes(2)
  })

  it('that is only cut is opened again soon, and told when it lasts', () => {
    const onConnection = vi.fn()
    const onRefused = vi.fn()
    open({ onConnection, onRefused })
    sources[0]?.dispatchEvent(new Event('error'))
    vi.advanceTimersByTime(1000)
    expect(sources).toHaveLength(2)
    expect(onConnection).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(onConnection).toHaveBeenLastCalledWith('lost')
    sources[1]?.dispatchEvent(new Event('open'))
    expect(onConnection).toHaveBeenLastCalledWith('open')
    expect(onRefused).not.toHaveBeenCalled()
  })

  it('of a server that is away is asked for a few times in a minute, not every three seconds', () => {
    open()
    for (let second = 0; second < 60; second++) {
      const source = sources.at(-1)
      if (source?.readyState === 1) source.dispatchEvent(new Event('error'))
      vi.advanceTimersByTime(1000)
    }
    expect(sources.length).toBeLessThanOrEqual(7)
  })

  it('asks for nothing while the device is offline', () => {
    open()
    vi.stubGlobal('navigator', { onLine: false })
    dispatchEvent(new Event('offline'))
    expect(sources[0]?.readyState).toBe(2)
    vi.advanceTimersByTime(600_000)
    expect(sources).toHaveLength(1)
    vi.stubGlobal('navigator', { onLine: true })
    dispatchEvent(new Event('online'))
    expect(sources).toHaveLength(2)
  })

  it('comes back at once when the device is online again, and stays closed once closed', () => {
    const { close } = open()
    dispatchEvent(new Event('online'))
    expect(sources).toHaveLength(2)
    expect(sources[0]?.readyState).toBe(2)
    close()
    dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(60_000)
    expect(sources).toHaveLength(2)
  })
})
