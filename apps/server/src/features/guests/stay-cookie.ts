import { PUBLIC_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieValue } from '../../platform/http/language-preference.ts'

/**
 * The booking last opened for a property, for addresses that carry none. Strictly necessary, for this session of
 * the browser, and out of the reach of scripts.
 */
export type StayCookie = {
  /** The link key kept for the property; null when there is none that could be one. */
  keyOf(request: FastifyRequest, hotel: string): string | null
  /** Keeps the booking, unless it is the one kept already: an answer that sets no cookie can be shared. */
  remember(request: FastifyRequest, reply: FastifyReply, stay: { hotel: string; linkKey: string }): void
  forget(reply: FastifyReply, hotel: string): void
}

export function createStayCookie(isHttps: boolean): StayCookie {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`

  function keyOf(request: FastifyRequest, hotel: string): string | null {
    const value = cookieValue(request.headers.cookie, nameFor(hotel))
    return value !== null && PUBLIC_ID_PATTERN.test(value) ? value : null
  }

  return {
    keyOf,
    remember(request, reply, { hotel, linkKey }) {
      if (keyOf(request, hotel) === linkKey) return
      request.reachedStayAt = hotel
      reply.header('set-cookie', `${nameFor(hotel)}=${linkKey}; ${attributes}`)
    },
    forget(reply, hotel) {
      reply.header('set-cookie', `${nameFor(hotel)}=; Max-Age=0; ${attributes}`)
    },
  }
}

function nameFor(hotel: string): string {
  return `stay_${hotel}`
}
