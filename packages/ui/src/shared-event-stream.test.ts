import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EventStreamSource } from './event-stream.ts'
import { openSharedStream, type SharingBrowser } from './shared-event-stream.ts'
import type { NewsChannel, StreamNews } from './stream-news.ts'

type Source = EventTarget & { address: string; readyState: number; close: () => void }

/** Locks and channels as the tabs of one browser share them; a tab can fall asleep. */
function browserOfTabs() {
  const waiting: { run: () => unknown; fail: (error: Error) => void }[] = []
  let holder: { fail: (error: Error) => void } | null = null
  const channels = new Set<NewsChannel & { isAsleep: boolean }>()

  function next() {
    const turn = holder ? undefined : waiting.shift()
    if (!turn) return
    holder = turn
    void Promise.resolve(turn.run()).then(() => {
      if (holder === turn) holder = null
      next()
    })
  }
  const request = (_: string, options: LockOptions, run: () => unknown) =>
    new Promise<void>((resolve, reject) => {
      const turn = { run: async () => resolve((await run()) as undefined), fail: reject }
      if (options.steal) {
        holder?.fail(new Error('stolen'))
        holder = null
        waiting.unshift(turn)
      } else waiting.push(turn)
      options.signal?.addEventListener('abort', () => {
        const place = waiting.indexOf(turn)
        if (place !== -1) waiting.splice(place, 1)
        reject(new Error('aborted'))
      })
      next()
    })
  return {
    openTab(
      on: { onRefused?: () => void; onConnection?: (state: string) => void; onJoined?: () => void } = {},
    ) {
      const sources: Source[] = []
      const heard: string[] = []
      let own: (NewsChannel & { isAsleep: boolean }) | undefined
      let comesIntoView = () => {}
      const browser: SharingBrowser = {
        locks: { request } as unknown as LockManager,
        isVisible: () => true,
        onVisible: (listener) => {
          comesIntoView = listener
          return () => {}
        },
        openChannel: () => {
          const channel = {
            isAsleep: false,
            onmessage: null as NewsChannel['onmessage'],
            postMessage: (news: StreamNews) => {
              for (const other of channels) {
                if (other === channel || other.isAsleep || channel.isAsleep) continue
                other.onmessage?.call(other as never, { data: news } as MessageEvent)
              }
            },
            close: () => channels.delete(channel),
          }
          own = channel
          channels.add(channel)
          return channel
        },
      }
      const close = openSharedStream(
        {
          share: 'fjellheim anna',
          address: (after) => `/live?after=${after}`,
          after: null,
          names: ['published'],
          onEvent: (name, data) => heard.push(`${name} ${data}`),
          openSource: (address) => {
            const source = Object.assign(new EventTarget(), {
              address,
              readyState: 1,
              close() {
                this.readyState = 2
              },
            })
            sources.push(source)
            return source as unknown as EventStreamSource
          },
          ...on,
        },
        browser,
      )
      return {
        heard,
        sources,
        close,
        open: () => sources.at(-1)?.dispatchEvent(new Event('open')),
        send: (data: string, lastEventId: string) =>
          sources.at(-1)?.dispatchEvent(Object.assign(new Event('published'), { data, lastEventId })),
        fallAsleep: () => {
          if (own) own.isAsleep = true
        },
        comeIntoView: () => comesIntoView(),
      }
    },
  }
}

const streamsOf = (...tabs: { sources: Source[] }[]) =>
  tabs.flatMap(({ sources }) => sources).filter(({ readyState }) => readyState === 1)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('six tabs have one stream, and all of them hear what it says', async () => {
  const { openTab } = browserOfTabs()
  const [first, ...others] = Array.from({ length: 6 }, () => openTab())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(streamsOf(...(first ? [first] : []), ...others)).toHaveLength(1)
  first?.send('{"version":2}', '6-1')
  for (const tab of others) expect(tab.heard).toEqual(['published {"version":2}'])
})

test('a tab that joins is told so once, and whether the stream stands', async () => {
  const { openTab } = browserOfTabs()
  const first = openTab()
  first.open()
  const on = { onJoined: vi.fn(), onConnection: vi.fn(), onRefused: vi.fn() }
  const second = openTab(on)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(on.onJoined).toHaveBeenCalledOnce()
  expect(on.onConnection).toHaveBeenCalledExactlyOnceWith('open')
  expect(second.sources).toEqual([])
})

test('when the leading tab closes, the next one resumes after the last event heard', async () => {
  const { openTab } = browserOfTabs()
  const [first, second, third] = [openTab(), openTab(), openTab()]
  first.send('a', '6-1')
  first.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(streamsOf(first, second, third)).toHaveLength(1)
  expect(second.sources[0]?.address).toBe('/live?after=6-1')
  second.send('b', '7-1')
  expect(third.heard).toEqual(['published a', 'published b'])
})

test('a tab that sleeps loses the lead to one that is looked at, and has no stream any more', async () => {
  const { openTab } = browserOfTabs()
  const [first, second] = [openTab(), openTab()]
  await vi.advanceTimersByTimeAsync(0)
  first.fallAsleep()
  second.comeIntoView()
  await vi.advanceTimersByTimeAsync(3000)
  expect(streamsOf(first, second)).toHaveLength(1)
  expect(second.sources).toHaveLength(1)
})

test('that the stream was refused is told to every tab', async () => {
  const { openTab } = browserOfTabs()
  const first = openTab()
  const onRefused = vi.fn()
  openTab({ onRefused })
  await vi.advanceTimersByTimeAsync(0)
  const [source] = first.sources
  source?.close()
  source?.dispatchEvent(new Event('error'))
  expect(onRefused).toHaveBeenCalledOnce()
})

test('without locks every tab has a stream of its own', () => {
  const openSource = vi.fn(() => Object.assign(new EventTarget(), { readyState: 1, close: () => {} }))
  const close = openSharedStream(
    {
      share: 'fjellheim anna',
      address: () => '/live',
      after: null,
      names: [],
      onEvent: () => {},
      openSource: openSource as unknown as () => EventStreamSource,
    },
    null,
  )
  expect(openSource).toHaveBeenCalledOnce()
  close()
})
