import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { OWN_FORM_READABLE_MINUTES } from '@innkeeper/domain/registration/constants.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieValue } from '../../../platform/http/language-preference.ts'
import { newId } from '../../../platform/ids.ts'

/** Long enough to fill a form in beside what may be read afterwards. */
const KEPT_SECONDS = 4 * OWN_FORM_READABLE_MINUTES * 60

export type FormDevice = { hash: string; keep(reply: FastifyReply): void }

/** The browser a form is sent from, by a cookie scripts cannot read; stored is a hash, so that rows open nothing. */
export type FormDevices = {
  /** Null where it has sent nothing, and for a value that was made up. */
  of(request: FastifyRequest): FormDevice | null
  /** One that has no cookie yet gets one. */
  orNew(request: FastifyRequest): FormDevice
  /** One without a cookie gets the same for the same key, so that an answer that was lost on its way costs it nothing. */
  forKey(request: FastifyRequest, clientKey: string): FormDevice
}

/** The value is signed: nobody chooses which device they are, nor which one another is. */
export function createFormDevices(isHttps: boolean, installationSecret: string): FormDevices {
  const name = isHttps ? '__Host-registration_device' : 'registration_device'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  const key = Buffer.from(hkdfSync('sha256', installationSecret, '', 'innkeeper registration device', 32))
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

  function tokenOf(request: FastifyRequest): string | null {
    const value = cookieValue(request.headers.cookie, name)
    const [, token, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(value ?? '') ?? []
    if (!token || !signature) return null
    return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(token))) ? token : null
  }

  const device = (token: string): FormDevice => ({
    hash: hashOf(token),
    keep(reply) {
      const value = `${token}.${signatureOf(token)}`
      reply.header('set-cookie', `${name}=${value}; Max-Age=${KEPT_SECONDS}; ${attributes}`)
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
