import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieValue } from '../http/language-preference.ts'

/** Outlives every session: a browser is known again long after its last one ended. */
const MAX_AGE_SECONDS = 365 * 24 * 3600

export type DeviceCookie = {
  /** The id this installation gave the browser when somebody signed in; null for none and for made-up ones. */
  idOf(request: FastifyRequest): string | null
  set(reply: FastifyReply, deviceId: string): void
}

/**
 * Lets a browser be told from others behind the same address. It opens nothing; who signed in with it is written in
 * their sessions.
 */
export function createDeviceCookie(isHttps: boolean, installationSecret: string): DeviceCookie {
  const name = isHttps ? '__Host-innkeeper_device' : 'innkeeper_device'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  const key = Buffer.from(hkdfSync('sha256', installationSecret, '', 'innkeeper device', 32))
  const signatureOf = (id: string) => createHmac('sha256', key).update(id).digest('base64url')
  return {
    idOf(request) {
      const value = cookieValue(request.headers.cookie, name)
      const [, id, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(value ?? '') ?? []
      if (!id || !signature) return null
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id))) ? id : null
    },
    set: (reply, deviceId) => {
      const value = `${deviceId}.${signatureOf(deviceId)}`
      reply.header('set-cookie', `${name}=${value}; Max-Age=${MAX_AGE_SECONDS}; ${attributes}`)
    },
  }
}
