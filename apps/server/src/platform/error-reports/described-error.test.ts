import { expect, it } from 'vitest'
import { describeError, errorInWords } from './described-error.ts'

it('an error that is no Error keeps its message and stack', () => {
  const cause = new Error('the queue is gone')
  // As the job queue hands its errors on: fields and no prototype of an error.
  const told = { code: '57P01', queue: 'orders.expire', message: cause.message, stack: cause.stack }
  const [described] = describeError(told)
  expect(described).toMatchObject({ message: 'the queue is gone' })
  expect(described?.stack).toContain('described-error.test.ts')
})

it('several failures at once and one with a code alone are not empty', () => {
  const refused = new AggregateError([
    new Error('connect ECONNREFUSED ::1:5432'),
    new Error('no route to host'),
  ])
  expect(errorInWords(refused)).toMatch(/ECONNREFUSED .*; no route to host/)
  expect(errorInWords(Object.assign(new Error(''), { code: 'ETIMEDOUT' }))).toBe('ETIMEDOUT')
  expect(errorInWords(new TypeError(''))).toBe('TypeError')
  expect(errorInWords({ kari: 'nordmann', room: 204 })).toBe('[object with kari, room]')
  for (const odd of [undefined, null, '', {}, [], Object.create(null)])
    expect(errorInWords(odd)).not.toMatch(/\[object Object]|^$/)
})

it('a failed query says what was wrong with it, however long it is, and nothing of a person', () => {
  const cause = new Error('duplicate key: Key (email)=(kari@nordmann.no) already exists')
  const failed = new Error(`Failed query: ${'select '.repeat(200)}\nparams: Kari,Nordmann`, { cause })
  const words = errorInWords(failed)
  expect(words).toContain('; caused by: duplicate key')
  expect(words).not.toMatch(/kari|nordmann/i)
})
