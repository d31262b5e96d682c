import { CallError } from '@innkeeper/api/client.ts'
import { expect, test } from 'vitest'
import { notSentBecause } from './outcome.ts'

test('what the server finds wrong is put at its fields', () => {
  const problems = [{ field: 'companions.0.birthDate', problem: 'not-a-minor' }]
  const error = new CallError('registration/invalid', 422, '', {
    problems: [...problems, { field: 'x', problem: 'of a later version' }, null],
  })
  expect(notSentBecause(error)).toEqual({ kind: 'problems', problems })
})

test('every refusal has its way on', () => {
  const kindOf = (code: string, status = 409) =>
    notSentBecause(new CallError(code as 'offline', status, '')).kind
  expect(kindOf('registration/form-changed')).toBe('form changed')
  expect(kindOf('registration/already-sent')).toBe('already sent')
  expect(kindOf('request/key-reused', 422)).toBe('sent otherwise')
  expect(kindOf('registration/form-unknown', 404)).toBe('form changed')
  expect(kindOf('registration/link-used')).toBe('link used')
  expect(kindOf('booking/unknown', 404)).toBe('closed')
  expect(kindOf('registration/too-many-people')).toBe('refused')
  expect(kindOf('offline', 0)).toBe('offline')
  expect(kindOf('server/error', 500)).toBe('failed')
  expect(notSentBecause(new TypeError('x')).kind).toBe('failed')
})
