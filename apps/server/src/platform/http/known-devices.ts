import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newId } from '../ids.ts'
import { cookieValue } from './language-preference.ts'

export type KnownDevice = { hash: string; keep(reply: FastifyReply): void }

/** The browser something is sent from, by a cookie scripts cannot read; stored is a hash, so that rows open nothing. */
export type KnownDevices = {
  /** Null where it has sent nothing, and for a value that was made up. */
  of(request: FastifyRequest): KnownDevice | null
  /** One that has no cookie yet gets one. */
  orNew(request: FastifyRequest): KnownDevice
  /** One without a cookie gets the same for the same key, so that an answer that was lost on its way costs it nothing. */
  forKey(request: FastifyRequest, clientKey: string): KnownDevice
}

/** The value is signed: nobody chooses which device they are, nor which one another is. */
export function createKnownDevices(
  isHttps: boolean,
  installationSecret: string,
  { feature, keptSeconds }: { feature: 'registration' | 'survey'; keptSeconds: number },
): KnownDevices {
  const name = isHttps ? `__Host-${feature}_device` : `${feature}_device`
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  const key = Buffer.from(hkdfSync('sha256', installationSecret, '', `innkeeper ${feature} device`, 32))
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

  function tokenOf(request: FastifyRequest): string | null {
    const value = cookieValue(request.headers.cookie, name)
    const [, token, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(value ?? '') ?? []
    if (!token || !signature) return null
    return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(token))) ? token : null
  }

  const device = (token: string): KnownDevice => ({
    hash: hashOf(token),
    keep(reply) {
      const value = `${token}.${signatureOf(token)}`
      reply.header('set-cookie', `${name}=${value}; Max-Age=${keptSeconds}; ${attributes}`)
    },
  })

  return {
    of(request) {
      const token = tokenOf(request)
      return token === null ? null : device(token)
    },
    orNew: (request) => device(tokenOf(request) ?? newId()),
    forKey: (request, clientKey) =>
      device(tokenOf(request) ?? signatureOf(`device of ${clientKey}`).slice(0, 22)),
  }
}

/** What is stored of a client's key: from the key itself its device could be found. */
export const keyHashOf = (clientKey: string): string => hashOf(`key of ${clientKey}`)

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
