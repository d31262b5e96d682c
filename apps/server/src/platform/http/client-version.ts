import { VERSION_HEADER } from '@innkeeper/api/client.ts'
import { isClientTooOld, VERSION_QUERY } from '@innkeeper/api/client-version.ts'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

const API = '/api/'

/**
 * Refuses a call of an app that is older than the server understands (spec 7): the app then offers to reload. Pages
 * and files are for everybody, since they are how an app becomes newer.
 */
export function requireKnownClient(request: FastifyRequest, oldest?: string): void {
  if (!request.url.startsWith(API)) return
  if (versionsOf(request).some((version) => isClientTooOld(version, oldest))) {
    throw new AppError('client/too-old', 'This app is older than the server understands; reload it.')
  }
}

/** By header, or in the address where the browser made the call itself. */
function versionsOf({ headers, query }: FastifyRequest): string[] {
  const named = [headers[VERSION_HEADER], (query as Record<string, unknown> | undefined)?.[VERSION_QUERY]]
  return named.filter((version) => typeof version === 'string')
}
