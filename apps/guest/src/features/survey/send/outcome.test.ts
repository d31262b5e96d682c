import { CallError } from '@innkeeper/api/client.ts'
import { expect, test } from 'vitest'
import { isFinal, notSentBecause } from './outcome.ts'

const refused = (code: CallError['code'], details?: unknown) =>
  notSentBecause(new CallError(code, 400, '', details))

test.each([
  ['survey/version-gone', 'changed'],
  ['survey/closed', 'closed'],
  ['survey/unknown', 'closed'],
  ['survey/already-answered', 'answered'],
  // A try before arrived, and its answer did not.
  ['request/key-reused', 'answered'],
] as const)('%s is %s, and sending it again would not help', (code, kind) => {
  expect(refused(code).kind).toBe(kind)
  expect(isFinal(refused(code))).toBe(true)
})

test('without a connection it waits, and what a server could not do can be tried again', () => {
  expect(refused('offline').kind).toBe('offline')
  for (const error of [
    new CallError('server/error', 500, ''),
    new CallError('request/too-many', 429, ''),
    'x',
  ])
    expect(notSentBecause(error)).toEqual({ kind: 'failed', error })
  expect(isFinal(refused('offline'))).toBe(false)
  expect(isFinal(refused('server/error'))).toBe(false)
})

test('what is refused of an answer or a field is said there', () => {
  const answers = [{ question: 'why', problem: 'too-long' }]
  expect(refused('survey/answers-refused', { problems: answers })).toEqual({
    kind: 'answers',
    problems: answers,
  })
  const fields = [{ field: 'email', problem: 'email' }]
  expect(refused('survey/contact-refused', { problems: fields })).toEqual({
    kind: 'contact',
    problems: fields,
  })
})

test('an answer to what is not asked, and a form that has to be filled in now, are of another survey', () => {
  const strange = { problems: [{ question: 'gone', problem: 'not-asked' }] }
  expect(refused('survey/answers-refused', strange).kind).toBe('changed')
  expect(refused('survey/contact-refused', { problems: [] }).kind).toBe('changed')
  expect(refused('survey/answers-refused', 'nonsense').kind).toBe('changed')
})
