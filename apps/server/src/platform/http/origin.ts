import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A browser that changes something must come from our own pages. Session cookies are sameSite as well; this is
 * the wall that does not depend on it. Clients without a browser's headers carry no cookies and pass.
 */
export function requireOwnOrigin(request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method)) return
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  const { origin } = request.headers
  if (site === undefined && origin === undefined) return
  if (origin !== undefined && hostOf(origin) === request.host) return
  throw new AppError('request/foreign-origin', 'This address is called from our own pages only.')
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}
