import { expect, test } from 'vitest'
import { isDatabaseAway, mayComeUp } from './database-away.ts'
import { DatabaseAwayError, DiskFullError, isUnstorableText } from './errors.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error('?'), { code, ...more })

test.each([
  ['refused', coded('ECONNREFUSED')],
  ['every address refused', new AggregateError([coded('ECONNREFUSED'), coded('ENETUNREACH')])],
  ['cut', coded('ECONNRESET')],
  ['no socket file', coded('ENOENT', { syscall: 'connect' })],
  ['ended by an administrator', coded('57P01')],
  ['crashed', coded('57P02')],
  ['starting up', coded('57P03')],
  ['too many connections', coded('53300')],
  ['without memory', coded('53200')],
  ['a copy of another server, which cannot be written', coded('25006')],
  ['a statement past its limit', coded('57014')],
  ['a connection failure', coded('08006')],
  ['no free connection in time', new Error('timeout exceeded when trying to connect')],
  ['no answer in time', new Error('Query read timeout')],
  ['gone in the middle', new Error('Connection terminated unexpectedly')],
  ['behind the wrapper of a query', new Error('Failed query', { cause: coded('57P01') })],
  [
    'a copy of an error, as the job queue tells it',
    { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED', queue: 'mail' },
  ],
  ['known already', new DatabaseAwayError({ cause: null })],
])('the database is away: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([
  ['a broken rule', coded('23505')],
  ['a wrong statement', coded('42601')],
  ['a missing file', coded('ENOENT', { syscall: 'open' })],
  ['an error of ours', new Error('Failed query')],
  ['a full disk, on which nothing is written', new DiskFullError('full', { cause: coded('25006') })],
  ['nothing', undefined],
])('the database is there: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})

test('causes that lead back to where they began have an end', () => {
  const [first, second] = [new Error('first'), new AggregateError([], 'second')]
  first.cause = second
  second.cause = first
  second.errors.push(first, second)
  expect([isDatabaseAway(first), isUnstorableText(first)]).toEqual([false, false])
  second.errors.push(coded('57P01'))
  expect(isDatabaseAway(first)).toBe(true)
})

test('a start waits for a database that may come, and not for one that does not know us', () => {
  for (const code of ['57P03', 'ECONNREFUSED', 'EAI_AGAIN', 'ENOTFOUND', '53300'])
    expect([code, mayComeUp(coded(code))]).toEqual([code, true])
  for (const code of ['28000', '28P01', '3D000', '42601'])
    expect([code, mayComeUp(coded(code))]).toEqual([code, false])
})
