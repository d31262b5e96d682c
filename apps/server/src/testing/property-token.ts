import type { InjectOptions } from 'fastify'
import type { TestApp } from './app.ts'
import { aProperty, aSignedIn } from './builders.ts'
import { type Answer, caller } from './caller.ts'

/** Calls `hotel/bookings...` as another system with this token. */
export function systemCaller(app: TestApp, token: string) {
  return async (
    method: NonNullable<InjectOptions['method']>,
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const answer = await app.inject({
      method,
      url: `/api/hotel/bookings${path}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(payload ? { payload } : {}),
    })
    const { data, code, message, details } = answer.json()
    return { status: answer.statusCode, data, code, message, details }
  }
}

/** A property with its owner and another system that has a token of it. */
export async function aPropertyWithSystem(app: TestApp) {
  const propertyId = await aProperty(app.db, { plan: 'complete' })
  const owner = await aSignedIn(app, propertyId, ['owner'])
  const staff = caller(app, owner.cookie)
  const { data } = await staff('POST', 'propertyTokens', { name: 'Front desk system', lastDay: null })
  const token = data.token as string
  return {
    propertyId,
    owner,
    staff,
    token,
    tokenId: data.propertyToken.id as string,
    call: systemCaller(app, token),
  }
}
