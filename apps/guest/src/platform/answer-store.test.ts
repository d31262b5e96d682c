import { CallError } from '@innkeeper/api/client.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnswerStore } from './answer-store.ts'
import type { Query } from './query.ts'

type Book = { boxes: { id: string }[]; version: number }

const ADDRESS = '/api/guest/fjellheim/guestbook'
const MINUTE = 60_000
const book = (version: number): Book => ({ boxes: [{ id: 'breakfast' }], version })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A store whose calls are answered by hand, in any order. */
function aStore() {
  const calls: PromiseWithResolvers<Book>[] = []
  const looks = new Set<() => void>()
  const answers = createAnswerStore(vi.fn(), (look) => {
    looks.add(look)
    return () => looks.delete(look)
  })
  const query: Query<Book> = {
    key: `${ADDRESS}?language=0`,
    ask: () => {
      const call = Promise.withResolvers<Book>()
      calls.push(call)
      return call.promise
    },
  }
  const lookNow = () => {
    for (const look of looks) look()
  }
  return { answers, query, calls, looks, lookNow }
}

/** Lets everything that was answered arrive. */
const arrive = () => vi.advanceTimersByTimeAsync(0)

test('everyone who shows the same shares one call and its answer', async () => {
  const { answers, query, calls } = aStore()
  const [first, second] = [vi.fn(), vi.fn()]
  answers.watch(query, first)
  answers.watch(query, second)
  await arrive()
  expect(calls).toHaveLength(1)
  calls[0]?.resolve(book(1))
  await arrive()
  expect(answers.read(query)).toEqual({ data: book(1), error: null })
  expect(first).toHaveBeenCalledOnce()
  expect(second).toHaveBeenCalledOnce()
})

test('what came with the page is not asked for', async () => {
  const { answers, query, calls } = aStore()
  answers.put(query, book(1))
  answers.watch(query, vi.fn())
  await expect(answers.ensure(query)).resolves.toEqual(book(1))
  await arrive()
  expect(calls).toHaveLength(0)
})

test('what the page came with can be read again after newer answers', async () => {
  const { answers, query, calls } = aStore()
  expect(answers.readFirst(query).data).toBeUndefined()
  answers.put(query, book(1))
  answers.watch(query, vi.fn())
  void answers.refresh(ADDRESS)
  await arrive()
  calls[0]?.resolve(book(2))
  await arrive()
  expect(answers.read(query).data).toEqual(book(2))
  expect(answers.readFirst(query).data).toEqual(book(1))
})

test('an equal answer leaves everything as it is, a changed one all that did not change', async () => {
  const { answers, query, calls } = aStore()
  answers.put(query, book(1))
  const listener = vi.fn()
  answers.watch(query, listener)
  const before = answers.read(query)
  const equal = answers.refresh(ADDRESS)
  await arrive()
  calls[0]?.resolve(book(1))
  await equal
  expect(answers.read(query)).toBe(before)
  expect(listener).not.toHaveBeenCalled()
  const changed = answers.refresh(ADDRESS)
  await arrive()
  calls[1]?.resolve(book(2))
  await changed
  expect(answers.read(query).data?.version).toBe(2)
  expect(answers.read(query).data?.boxes).toBe(before.data?.boxes)
  expect(listener).toHaveBeenCalledOnce()
})

test('what was known stays in sight while it is asked for anew', async () => {
  const { answers, query } = aStore()
  answers.put(query, book(1))
  answers.watch(query, vi.fn())
  void answers.refresh(ADDRESS)
  await arrive()
  expect(answers.read(query).data).toEqual(book(1))
})

test.each([
  ['late', [1, 0]],
  ['early', [0, 1]],
])('the later of two refreshes counts, also when the earlier one is answered %s', async (_, order) => {
  const { answers, query, calls } = aStore()
  answers.put(query, book(0))
  answers.watch(query, vi.fn())
  const refreshes = [answers.refresh(ADDRESS), answers.refresh(ADDRESS)]
  await arrive()
  for (const index of order) {
    calls[index]?.resolve(book(index + 1))
    await arrive()
  }
  await Promise.all(refreshes)
  expect(answers.read(query).data).toEqual(book(2))
})

test('a refresh during a first call makes that call anew, and whoever waits gets the newer answer', async () => {
  const { answers, query, calls } = aStore()
  const waited = answers.ensure(query)
  await arrive()
  void answers.refresh(ADDRESS)
  await arrive()
  calls[0]?.resolve(book(1))
  await arrive()
  calls[1]?.resolve(book(2))
  await expect(waited).resolves.toEqual(book(2))
})

test('what nobody shows is not asked for anew until somebody does', async () => {
  const { answers, query, calls } = aStore()
  answers.put(query, book(1))
  await answers.refresh(ADDRESS)
  expect(calls).toHaveLength(0)
  answers.watch(query, vi.fn())
  await arrive()
  expect(calls).toHaveLength(1)
})

test('what was to be refreshed while nobody showed it is waited for, and not given as it was', async () => {
  const { answers, query, calls } = aStore()
  answers.put(query, book(1))
  await answers.refresh(ADDRESS)
  const failing = answers.ensure(query)
  await arrive()
  calls[0]?.reject(new CallError('property/unknown', 404, 'unknown'))
  await expect(failing).rejects.toMatchObject({ code: 'property/unknown' })
  const again = answers.ensure(query)
  await arrive()
  calls[1]?.resolve(book(2))
  await expect(again).resolves.toEqual(book(2))
})

test('what nobody shows can be forgotten; what is shown stays in sight', () => {
  const { answers, query } = aStore()
  const shown = { ...query, key: `${ADDRESS}?language=7` }
  const near = { ...query, key: `${ADDRESS}s?language=0` }
  for (const one of [query, shown, near]) answers.put(one, book(1))
  answers.watch(shown, vi.fn())
  answers.forgetUnshown(ADDRESS)
  expect([query, shown, near].map((one) => answers.read(one).data)).toEqual([undefined, book(1), book(1)])
})

test('a refresh reaches its own call alone, all of them without one', async () => {
  const { answers, query, calls } = aStore()
  const near = { ...query, key: `${ADDRESS}s?language=0` }
  for (const one of [query, near]) {
    answers.put(one, book(1))
    answers.watch(one, vi.fn())
  }
  void answers.refresh(ADDRESS)
  await arrive()
  expect(calls).toHaveLength(1)
  void answers.refresh()
  await arrive()
  expect(calls).toHaveLength(3)
})

test('an answer for a page that has left it is kept and told to nobody', async () => {
  const { answers, query, calls, looks } = aStore()
  const listener = vi.fn()
  const stop = answers.watch(query, listener)
  await arrive()
  stop()
  calls[0]?.resolve(book(1))
  await arrive()
  expect(listener).not.toHaveBeenCalled()
  expect(looks.size).toBe(0)
  expect(answers.read(query).data).toEqual(book(1))
  expect(answers.shown(ADDRESS)).toEqual([])
})

test('a failure stands beside what was known, until a call succeeds again', async () => {
  const { answers, query, calls, lookNow } = aStore()
  answers.put(query, book(1))
  answers.watch(query, vi.fn())
  const failed = answers.refresh(ADDRESS)
  await arrive()
  const refused = new CallError('property/inactive', 410, 'closed')
  calls[0]?.reject(refused)
  await failed
  expect(answers.read(query)).toEqual({ data: book(1), error: refused })
  lookNow()
  await arrive()
  calls[1]?.resolve(book(2))
  await arrive()
  expect(answers.read(query)).toEqual({ data: book(2), error: null })
})

test('without an answer the wait fails, and the next one asks again', async () => {
  const { answers, query, calls } = aStore()
  const failing = answers.ensure(query)
  await arrive()
  calls[0]?.reject(new CallError('property/unknown', 404, 'unknown'))
  await expect(failing).rejects.toMatchObject({ code: 'property/unknown' })
  const again = answers.ensure(query)
  await arrive()
  calls[1]?.resolve(book(1))
  await expect(again).resolves.toEqual(book(1))
})

test('a lost connection is tried twice more, a moment later each time', async () => {
  const { answers, query, calls } = aStore()
  answers.watch(query, vi.fn())
  for (const pause of [0, 1000, 2000]) {
    await vi.advanceTimersByTimeAsync(pause)
    calls.at(-1)?.reject(new CallError('offline', 0, 'no network'))
    await arrive()
  }
  expect(calls).toHaveLength(3)
  expect(answers.read(query).error).toMatchObject({ code: 'offline' })
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(calls).toHaveLength(3)
})

test('an overtaken call is not tried again', async () => {
  const { answers, query, calls } = aStore()
  answers.watch(query, vi.fn())
  await arrive()
  void answers.refresh(ADDRESS)
  await arrive()
  calls[0]?.reject(new CallError('offline', 0, 'no network'))
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(calls).toHaveLength(2)
})

test('an answer is asked for again when somebody looks and its time is over, not before', async () => {
  const { answers, query, calls, lookNow } = aStore()
  answers.put(query, book(1))
  answers.watch({ ...query, staleAfterMs: 10 * MINUTE }, vi.fn())
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1)
  lookNow()
  await arrive()
  expect(calls).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  lookNow()
  lookNow()
  await arrive()
  expect(calls).toHaveLength(1)
})

test('an answer without a time holds however long somebody looks', async () => {
  const { answers, query, calls, lookNow } = aStore()
  answers.put(query, book(1))
  answers.watch(query, vi.fn())
  await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE)
  lookNow()
  await arrive()
  expect(calls).toHaveLength(0)
})

test('what an action changed is not undone by a call that began before it', async () => {
  const { answers, query, calls } = aStore()
  answers.put(query, book(1))
  answers.watch(query, vi.fn())
  void answers.refresh(ADDRESS)
  await arrive()
  answers.change<Book>(ADDRESS, (known) => ({ ...known, version: 5 }))
  expect(answers.shown<Book>(ADDRESS)).toEqual([book(5)])
  calls[0]?.resolve(book(1))
  await arrive()
  expect(answers.read(query).data).toEqual(book(5))
  calls[1]?.resolve(book(5))
  await arrive()
  expect(answers.read(query).data).toEqual(book(5))
})

test('whoever follows hears of every answer, changed or not, and of no failure', async () => {
  const { answers, query, calls } = aStore()
  answers.put(query, book(1))
  answers.watch(query, vi.fn())
  const follower = vi.fn()
  const stop = answers.follow(follower)
  void answers.refresh(ADDRESS)
  await arrive()
  calls[0]?.resolve(book(1))
  await arrive()
  void answers.refresh(ADDRESS)
  await arrive()
  calls[1]?.reject(new CallError('property/inactive', 410, 'closed'))
  await arrive()
  expect(follower).toHaveBeenCalledExactlyOnceWith(query.key)
  stop()
  answers.put(query, book(2))
  expect(follower).toHaveBeenCalledOnce()
})

test('of answers nobody shows any more only the latest are kept, however many were asked for', async () => {
  const { answers, query } = aStore()
  const quote = (pieces: number): Query<Book> => ({ ...query, key: `/api/quote?{"pieces":${pieces}}` })
  const isKnown = (pieces: number) => answers.read(quote(pieces)).data !== undefined
  answers.put(query, book(1))
  answers.watch(query, vi.fn())
  for (let pieces = 1; pieces <= 200; pieces++) {
    answers.put(quote(pieces), book(pieces))
    answers.watch(quote(pieces), vi.fn())()
  }
  expect(answers.read(query).data).toEqual(book(1))
  // From the newest on: asking for one that is gone makes room for it.
  const known = Array.from({ length: 200 }, (_, index) => 200 - index).filter(isKnown)
  expect(known.length).toBeLessThanOrEqual(30)
  expect(known).toContain(200)
})

test('an answer shown lately outlives one shown long ago', () => {
  const { answers, query } = aStore()
  const asked = (name: string): Query<Book> => ({ ...query, key: `/api/${name}` })
  for (const name of ['early', 'late']) answers.put(asked(name), book(1))
  for (let other = 0; other < 28; other++) answers.put(asked(`other-${other}`), book(1))
  answers.watch(asked('early'), vi.fn())()
  answers.put(asked('one more'), book(1))
  expect(answers.read(asked('early')).data).toEqual(book(1))
  expect(answers.read(asked('late')).data).toBeUndefined()
})
