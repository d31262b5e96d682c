import { CallError } from '@innkeeper/api/client.ts'
import { expect, it } from 'vitest'
import { peopleNow } from './people-now.ts'

it('reads how many people are meant by now', () => {
  const refusal = new CallError('message/confirm-people', 409, '', { people: 40, reached: 36 })
  expect(peopleNow(refusal)).toBe(36)
  expect(peopleNow(new CallError('message/confirm-people', 409, '', null))).toBeNull()
  expect(peopleNow(new CallError('message/nobody', 422, ''))).toBeNull()
  expect(peopleNow(new Error('away'))).toBeNull()
})
