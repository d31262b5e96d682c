import { createHash } from 'node:crypto'
import { PUBLIC_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { ORDER_DEVICE_KEPT_DAYS } from '@innkeeper/domain/orders/constants.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieValue } from '../../platform/http/language-preference.ts'

const ORDER_DEVICE_COOKIE = 'order_device'

export type OrderDevice = { device: string; isKnown: boolean; keep(reply: FastifyReply): void }

/**
 * The browser that ordered, by a cookie it gets with its first order: what a person wrote is shown there alone, and
 * orders without a booking are counted by it. Stored is a hash: rows open nothing.
 */
export type OrderDevices = {
  /** The hash of the device that asks; null where it has never ordered. */
  of(request: FastifyRequest): string | null
  /** The device of an order, as it will be known. One without a cookie gets the same for the same key, so that an
   * answer that was lost on its way costs it nothing. */
  forOrder(request: FastifyRequest, key: string): OrderDevice
  /** A device that looks at its order again is known as long again. */
  renew(request: FastifyRequest, reply: FastifyReply): void
}

export function createOrderDevices(isHttps: boolean): OrderDevices {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`

  function tokenOf(request: FastifyRequest): string | null {
    const value = cookieValue(request.headers.cookie, ORDER_DEVICE_COOKIE)
    return value !== null && PUBLIC_ID_PATTERN.test(value) ? value : null
  }

  function keep(reply: FastifyReply, token: string): void {
    const seconds = ORDER_DEVICE_KEPT_DAYS * 24 * 3600
    reply.header('set-cookie', `${ORDER_DEVICE_COOKIE}=${token}; Max-Age=${seconds}; ${attributes}`)
  }

  return {
    of(request) {
      const token = tokenOf(request)
      return token === null ? null : hashOf(token)
    },
    forOrder(request, key) {
      const known = tokenOf(request)
      const token = known ?? hashOf(`device of ${key}`).slice(0, 22)
      return {
        device: hashOf(token),
        isKnown: known !== null,
        keep: (reply) => keep(reply, token),
      }
    },
    renew(request, reply) {
      const token = tokenOf(request)
      if (token !== null) keep(reply, token)
    },
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
