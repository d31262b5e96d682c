import { createHash } from 'node:crypto'
import { PUBLIC_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { THREAD_DEVICE_KEPT_DAYS } from '@innkeeper/domain/messaging/constants.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieValue } from '../../../platform/http/language-preference.ts'
import { newId } from '../../../platform/ids.ts'

const COOKIE = 'thread_device'
/** Longer than a booking's link opens anything after the departure. */
const KEPT_SECONDS = THREAD_DEVICE_KEPT_DAYS * 24 * 3600

export type ThreadDevice = { hash: string; keep(reply: FastifyReply): void }

/**
 * The browser a guest writes in, by a cookie it gets with the first message: it reads what was written on it. Stored
 * is a hash: rows open nothing. Not the cookie of those who sign in, which strangers must not get any of.
 */
export type ThreadDevices = {
  /** The device that asks; null where it has never written. */
  of(request: FastifyRequest): ThreadDevice | null
  /**
   * The device of a message, as it will be known. One without a cookie gets the same for the same key, so that an
   * answer that was lost on its way costs it nothing.
   */
  forMessage(request: FastifyRequest, clientKey: string): ThreadDevice
  /** The device that asks, which gets a cookie when it has none. */
  orNew(request: FastifyRequest): ThreadDevice
}

export function createThreadDevices(isHttps: boolean): ThreadDevices {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`

  function tokenOf(request: FastifyRequest): string | null {
    const value = cookieValue(request.headers.cookie, COOKIE)
    return value !== null && PUBLIC_ID_PATTERN.test(value) ? value : null
  }

  const device = (token: string): ThreadDevice => ({
    hash: hashOf(token),
    keep: (reply) =>
      void reply.header('set-cookie', `${COOKIE}=${token}; Max-Age=${KEPT_SECONDS}; ${attributes}`),
  })

  return {
    of(request) {
      const token = tokenOf(request)
      return token === null ? null : device(token)
    },
    forMessage: (request, clientKey) =>
      device(tokenOf(request) ?? hashOf(`device of ${clientKey}`).slice(0, 22)),
    orNew: (request) => device(tokenOf(request) ?? newId()),
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
