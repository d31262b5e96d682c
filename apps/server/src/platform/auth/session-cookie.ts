import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieValue } from '../http/language-preference.ts'

/** Longer than any session lasts, so that whoever comes back late is told that theirs has ended. */
const MAX_AGE_SECONDS = 40 * 24 * 3600

export type SessionCookie = {
  tokenOf(request: FastifyRequest): string | null
  set(reply: FastifyReply, token: string): void
  clear(reply: FastifyReply): void
}

export const sessionCookieName = (isHttps: boolean) =>
  isHttps ? '__Host-innkeeper_session' : 'innkeeper_session'

/** Out of the reach of scripts; under https its name keeps neighbouring hosts from planting one. */
export function createSessionCookie(isHttps: boolean): SessionCookie {
  const name = sessionCookieName(isHttps)
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  return {
    tokenOf: (request) => cookieValue(request.headers.cookie, name),
    set: (reply, token) => {
      reply.header('set-cookie', `${name}=${token}; Max-Age=${MAX_AGE_SECONDS}; ${attributes}`)
    },
    clear: (reply) => {
      reply.header('set-cookie', `${name}=; Max-Age=0; ${attributes}`)
    },
  }
}
