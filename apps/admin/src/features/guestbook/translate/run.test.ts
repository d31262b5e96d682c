import { CallError } from '@innkeeper/api/client.ts'
import { expect, test } from 'vitest'
import { type RunState, runAll } from './run.ts'

const steps = ['a', 'b', 'c'].map((cardId) => ({ cardId, languages: [4] }))
const filled = async () => ({ filled: 2, skipped: 1 })

test('a run tells how far it is and what it did', async () => {
  const told: RunState[] = []
  const end = await runAll({
    steps,
    act: filled,
    isStopped: () => false,
    onProgress: (state) => told.push(state),
  })
  expect(told.map(({ done }) => done)).toEqual([0, 1, 2, 3, 3])
  expect(end).toMatchObject({ status: 'done', done: 3, total: 3, filled: 6, skipped: 3 })
})

test('it stops where it is told to, after the step it is at', async () => {
  let calls = 0
  const act = () => {
    calls++
    return filled()
  }
  const end = await runAll({ steps, act, isStopped: () => calls === 2, onProgress: () => undefined })
  expect(end).toMatchObject({ status: 'stopped', done: 2, filled: 4 })
})

test('a used up quota ends it, a card that is gone does not', async () => {
  const refuse =
    (code: 'translation/quota-used-up' | 'guestbook/card-unknown') => (step: { cardId: string }) =>
      step.cardId === 'b' ? Promise.reject(new CallError(code, 503, code)) : filled()
  const run = (act: ReturnType<typeof refuse>) =>
    runAll({ steps, act, isStopped: () => false, onProgress: () => undefined })
  expect(await run(refuse('translation/quota-used-up'))).toMatchObject({
    status: 'failed',
    done: 1,
    filled: 2,
  })
  expect(await run(refuse('guestbook/card-unknown'))).toMatchObject({ status: 'done', done: 3, filled: 4 })
})
