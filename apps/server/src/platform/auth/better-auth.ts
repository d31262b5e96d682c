import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/port.ts'
import { newId } from '../ids.ts'
import type { Authentication } from './port.ts'
import { staffCredentials, staffSessions, staffUsers, staffVerifications } from './tables.ts'

export const AUTH_PATH = '/api/auth'
export const CLIENT_ADDRESS_HEADER = 'x-client-ip'
const SESSION_SECONDS = 7 * 24 * 3600
const SESSION_REFRESH_SECONDS = 24 * 3600
const SIGN_IN_TRIES = { window: 60, max: 10 }
const PASSWORD_LENGTH = { minPasswordLength: 10, maxPasswordLength: 128 }

export type AuthSettings = { db: Database; secret: string; isHttps: boolean; publicOrigin: string | null }

async function buildLibrary({ db, secret, isHttps, publicOrigin }: AuthSettings) {
  const [{ betterAuth }, { drizzleAdapter }] = await Promise.all([
    import('better-auth'),
    import('better-auth/adapters/drizzle'),
  ])
  return betterAuth({
    secret,
    basePath: AUTH_PATH,
    ...(publicOrigin ? { baseURL: publicOrigin } : {}),
    // Calls come from the page's own origin; the HTTP layer has refused all others already.
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    database: drizzleAdapter(db.auth, {
      provider: 'pg',
      schema: {
        user: staffUsers,
        session: staffSessions,
        account: staffCredentials,
        verification: staffVerifications,
      },
    }),
    emailAndPassword: { enabled: true, disableSignUp: true, ...PASSWORD_LENGTH },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: SESSION_REFRESH_SECONDS,
      additionalFields: { activePropertyId: { type: 'string', required: false, input: false } },
    },
    rateLimit: { enabled: true, window: 60, max: 300, customRules: { '/sign-in/email': SIGN_IN_TRIES } },
    advanced: {
      cookiePrefix: 'innkeeper',
      useSecureCookies: isHttps,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: () => newId() },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

export function createAuthentication(settings: AuthSettings): Authentication {
  let library: ReturnType<typeof buildLibrary> | undefined
  const load = () => {
    library ??= buildLibrary(settings)
    return library
  }
  return {
    async read(request) {
      if (!request.headers.cookie) return null
      const found = await (await load()).api.getSession({ headers: headersOf(request) })
      if (!found) return null
      const { session, user } = found
      return {
        sessionId: session.id,
        userId: user.id,
        name: user.name,
        email: user.email,
        activePropertyId: session.activePropertyId ?? null,
      }
    },
    handle: async (request) => (await load()).handler(request),
  }
}

/** The request's headers with the address Fastify trusts, so that limits count clients and not the proxy. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  headers.set(CLIENT_ADDRESS_HEADER, request.ip)
  // The body is written anew for the library, so its length and type are too.
  headers.delete('content-length')
  if (request.method !== 'GET') headers.set('content-type', 'application/json')
  return headers
}
