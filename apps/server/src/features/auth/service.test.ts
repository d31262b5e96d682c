import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import type { Authentication, SignedIn } from '../../platform/auth/port.ts'
import { createTestClock } from '../../platform/clock/test-clock.ts'
import { TEST_NOW } from '../../testing/app.ts'
import type { PropertyService } from '../properties/service.ts'
import { createAuthService } from './service.ts'

const request = {} as FastifyRequest

/** Anna is in the house, which asks for a second factor or does not. */
function serviceFor({ hasSecondFactor, isDuty }: { hasSecondFactor: boolean; isDuty: boolean }) {
  const signedIn = { userId: 'anna', via: 'cookie', begunAt: new Date(TEST_NOW), hasSecondFactor } as SignedIn
  const authentication: Authentication = {
    read: async () => signedIn,
    require: async () => signedIn,
    holderOf: async () => signedIn,
  }
  const properties = {
    snapshot: async () => ({ property: { plan: 'complete' }, moduleConfigs: {} }),
    modulesOf: () => (isDuty ? ['multiFactorAuthentication'] : []),
  } as unknown as Pick<PropertyService, 'snapshot' | 'modulesOf'>
  return createAuthService({
    clock: createTestClock(TEST_NOW),
    authentication,
    team: {
      membershipsOf: async () => [
        { propertyId: 'house', propertyName: 'House', roles: ['owner'], categories: [] },
      ],
    },
    properties,
  })
}

it.each([
  [true, true, true],
  [true, false, true],
  [false, false, true],
  [false, true, false],
])('second factor %s, asked for %s: counts as staff %s', async (hasSecondFactor, isDuty, isStaff) => {
  const service = serviceFor({ hasSecondFactor, isDuty })
  expect((await service.memberOf(request, 'house')) !== null).toBe(isStaff)
  expect(await service.memberOf(request, 'another')).toBeNull()
})
