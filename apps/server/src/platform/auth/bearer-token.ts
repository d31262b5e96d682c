import type { FastifyRequest } from 'fastify'

/** The token a request names as its own, of whichever kind; null without one. */
export function bearerTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const [, token] = /^Bearer ([\w-]{20,100})$/i.exec(headers.authorization ?? '') ?? []
  return token ?? null
}
