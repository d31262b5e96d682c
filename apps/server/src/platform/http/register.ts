import { IDEMPOTENCY_HEADER } from '@innkeeper/api/client.ts'
import type { Endpoint } from '@innkeeper/api/endpoint.ts'
import { ENDPOINTS } from '@innkeeper/api/endpoints.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientNetwork } from '../auth/client-network.ts'
import { StartupError } from '../db/errors.ts'
import type { Database } from '../db/port.ts'
import type { Gatekeeper, Staff, System } from './access.ts'
import { AppError } from './app-error.ts'
import type { Context, Handler } from './handlers.ts'
import { IDEMPOTENCY_KEY_PATTERN, once } from './idempotency.ts'
import { sendPrepared } from './prepared-answer.ts'
import { schemaOf } from './route-schema.ts'

/** The tenant comes from the session or the address, never from the body. An open call has none. */
type Caller = { propertyId?: string; staff?: Staff; system?: System }

type Dependencies = {
  db: Database
  gatekeeper: Gatekeeper
}

/** Registers every endpoint with validation and its gates; refuses to start when contract and handlers differ. */
export function registerEndpoints(
  app: FastifyInstance,
  handlers: readonly Handler[],
  deps: Dependencies,
): void {
  requireSameEndpoints(handlers)
  requireSharedOnlyForGuests(handlers)
  const callers = new WeakMap<FastifyRequest, Caller>()
  // Only in here are bytes taken that are not JSON; they reach the handler as the stream they come in.
  const inUploads = (add: (scope: FastifyInstance) => void) =>
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
      add(scope)
    })
  for (const handler of handlers) {
    const { endpoint } = handler
    if (endpoint.isUpload) inUploads((scope) => addRoute(scope, handler))
    else addRoute(app, handler)
  }

  function addRoute(scope: FastifyInstance, handler: Handler): void {
    const { endpoint } = handler
    scope.route({
      method: endpoint.method,
      url: urlOf(endpoint),
      schema: schemaOf(endpoint),
      ...limitsOf(endpoint, deps.gatekeeper),
      // Authorize before the body is read, then validate (by the schema), then the command or the question.
      preParsing: async (request) => {
        callers.set(request, await admit(endpoint, request, deps.gatekeeper))
      },
      handler: (request, reply) => {
        const { params, query, body } = request
        const context = {
          params,
          query,
          body,
          request,
          ...callers.get(request),
        } as unknown as Context<Endpoint>
        return answer(handler, context, reply, deps.db)
      },
    })
  }
}

export function urlOf(endpoint: Endpoint): string {
  return `/api/${endpoint.path}`
}

/** Who may come in, before anything they sent is looked at. */
async function admit(endpoint: Endpoint, request: FastifyRequest, gatekeeper: Gatekeeper): Promise<Caller> {
  const caller = await callerOf(endpoint, request, gatekeeper)
  if (endpoint.module && caller.propertyId !== undefined)
    await gatekeeper.requireModule(caller.propertyId, endpoint.module)
  return caller
}

async function callerOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  gatekeeper: Gatekeeper,
): Promise<Caller> {
  if (endpoint.access === 'open') return {}
  if (endpoint.access === 'staff') {
    const staff = await gatekeeper.staffOf(request)
    if (endpoint.isForPeople) gatekeeper.requirePerson(staff)
    if (!endpoint.isBeforeSetUp) await gatekeeper.requireSetUp(staff)
    gatekeeper.requireCapability(staff, endpoint.capability)
    if (endpoint.asksForProof) gatekeeper.requireProof(staff)
    return { propertyId: staff.propertyId, staff }
  }
  if (endpoint.access === 'system') {
    const system = await gatekeeper.systemOf(request, endpoint.scope)
    return { propertyId: system.propertyId, system }
  }
  const propertyId = (request.params as { hotel: string }).hotel
  await gatekeeper.requireProperty(propertyId)
  return { propertyId }
}

async function answer(handler: Handler, context: Context<Endpoint>, reply: FastifyReply, db: Database) {
  switch (handler.kind) {
    case 'read':
      reply.header('cache-control', 'no-store')
      return { data: await handler.run(context) }
    case 'prepared':
      return sendPrepared(context.request, reply, await handler.run(context))
    case 'write':
      reply.header('cache-control', 'no-store')
      return { data: await runWrite(handler, context, db) }
    case 'respond':
      reply.header('cache-control', 'no-store')
      return { data: await handler.run(context, reply) }
    case 'stream':
      return handler.run(context, reply)
  }
}

async function runWrite(handler: Handler & { kind: 'write' }, context: Context<Endpoint>, db: Database) {
  const { endpoint } = handler
  const { propertyId } = context
  if (propertyId === undefined) throw new TypeError(`${endpoint.path} is for no property: use respond()`)
  const key = context.request.headers[IDEMPOTENCY_HEADER]
  const found = await handler.find?.(context)
  return db.tenant(propertyId, (tx) => {
    const run = () => handler.run(context, tx, found)
    if (endpoint.method !== 'POST' || endpoint.isSafe || key === undefined) return run()
    if (typeof key !== 'string' || !IDEMPOTENCY_KEY_PATTERN.test(key)) {
      throw new AppError('request/invalid', 'The idempotency key has 8 to 64 letters, digits, _ or -.')
    }
    const { params, query, body } = context
    const call = {
      propertyId,
      endpoint: `${endpoint.method} ${endpoint.path}`,
      key,
      // One caller's key never answers another.
      body: { params, query, body, caller: callerId(context) },
    }
    const { again } = handler
    return once(tx, call, run, again && ((kept) => again(context, tx, found, kept)))
  })
}

function callerId({ staff, system }: Caller): string | null {
  return staff?.userId ?? system?.tokenId ?? null
}

function limitsOf({ limits, access }: Endpoint, gatekeeper: Gatekeeper) {
  if (!limits) return {}
  // Programs of one network each have their own, and wrong tokens share that of their network.
  const keyGenerator = (request: FastifyRequest) =>
    gatekeeper.countedSystem(request) ?? clientNetwork(request.ip)
  const rateLimit = {
    max: limits.callsPerMinute,
    timeWindow: '1 minute',
    ...(access === 'system' ? { keyGenerator } : {}),
  }
  return { bodyLimit: limits.bodyBytes, config: { rateLimit } }
}

/** Prepared bytes are handed to whoever asks the same, so they must not depend on who is signed in. */
function requireSharedOnlyForGuests(handlers: readonly Handler[]): void {
  const wrong = handlers.find(({ kind, endpoint }) => kind === 'prepared' && endpoint.access !== 'guest')
  if (wrong) {
    throw new StartupError(
      `${wrong.endpoint.path} is not for guests and cannot be a prepared answer.`,
      'Use read() for it.',
    )
  }
}

function requireSameEndpoints(handlers: readonly Handler[]): void {
  const declared = new Map(Object.entries(ENDPOINTS).map(([name, endpoint]) => [endpoint, name]))
  const handled = new Set(handlers.map((handler) => handler.endpoint))
  const missing = [...declared].filter(([endpoint]) => !handled.has(endpoint)).map(([, name]) => name)
  const unknown = [...handled].filter((endpoint) => !declared.has(endpoint)).map((endpoint) => endpoint.path)
  if (missing.length > 0 || unknown.length > 0 || handled.size !== handlers.length) {
    throw new StartupError(
      `The contract and the handlers differ: without handler [${missing}], not declared [${unknown}].`,
      'Every endpoint of packages/api/src/endpoints.ts has exactly one handler.',
    )
  }
}
