import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createWriteLanes } from './write-lanes.ts'

type Write = { propertyId: string; calls: readonly string[]; end: (error?: Error) => void }

/** Lanes whose writes end when the test says so; each call is answered with its length. */
function lanes(bounds = { calls: 3, events: 10, waitingInLane: 20, waiting: 30 }) {
  const writes: Write[] = []
  const add = createWriteLanes<string>((propertyId, calls) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    writes.push({ propertyId, calls, end: (error) => (error ? reject(error) : resolve()) })
    return promise.then(() => calls.map(({ length }) => length))
  }, bounds)
  const end = async (error?: Error) => {
    writes.at(-1)?.end(error)
    await nextTurn()
  }
  return { add, writes, end }
}

test('what comes while a write is under way is written together after it, each call with its own answer', async () => {
  const { add, writes, end } = lanes()
  const answers = Promise.all([add('a', 'x', 1), add('a', 'yy', 1), add('a', 'zzz', 1)])
  expect(writes.map(({ calls }) => calls)).toEqual([['x']])
  await end()
  expect(writes.map(({ calls }) => calls)).toEqual([['x'], ['yy', 'zzz']])
  await end()
  expect(await answers).toEqual([1, 2, 3])
})

test('a write takes only so many calls and events', async () => {
  const { add, writes, end } = lanes()
  const sent = [
    ...['1', '2', '3', '4', '5'].map((call) => add('a', call, 1)),
    ...['6', '7'].map((call) => add('a', call, 7)),
  ]
  for (let written = 0; written < 4; written++) await end()
  expect(writes.map(({ calls }) => calls)).toEqual([['1'], ['2', '3', '4'], ['5', '6'], ['7']])
  expect(await Promise.all(sent)).toEqual([1, 1, 1, 1, 1, 1, 1])
})

test('one property waits for no other', async () => {
  const { add, writes } = lanes()
  void add('a', 'x', 1)
  void add('b', 'y', 1)
  expect(writes.map(({ propertyId }) => propertyId)).toEqual(['a', 'b'])
})

test('a write that fails fails its own calls and no others', async () => {
  const { add, end } = lanes()
  const sent = Promise.allSettled([add('a', 'x', 1), add('a', 'y', 1)])
  await end(new Error('away'))
  await end()
  expect((await sent).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})

test('where too much waits, in one property or in all, whoever comes is asked to come again', async () => {
  const { add, end } = lanes()
  const [first, second] = [add('a', 'x', 10), add('a', 'y', 20)]
  const refused = { code: 'request/too-many' }
  await expect(add('a', 'z', 1)).rejects.toMatchObject(refused)
  const other = add('b', 'o', 10)
  await expect(add('c', 'p', 11)).rejects.toMatchObject(refused)
  await end()
  void [first, second, other]
})
