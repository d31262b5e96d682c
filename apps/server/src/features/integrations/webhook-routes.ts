import { timingSafeEqual } from 'node:crypto'
import { PROPERTY_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { PMS_SYSTEMS, type PmsSystem } from '@innkeeper/domain/integrations/systems.ts'
import type { FastifyInstance } from 'fastify'
import type { Database, Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Connections } from './connections.ts'
import { readHouse } from './stored-settings.ts'

const PATH = '/webhooks/pms/:system/:hotel/:token'
const MAX_BYTES = 256 * 1024

/** Where a system says that something changed; the token is this connection's own. */
export function pmsWebhookAddress(
  origin: string,
  { system, propertyId }: { system: PmsSystem; propertyId: string },
  token: string,
): string {
  return origin + PATH.replace(':system', system).replace(':hotel', propertyId).replace(':token', token)
}

type Dependencies = {
  db: Database
  connections: Connections
  enqueueSync(tx: Tx, propertyId: string): Promise<void>
}
type Route = { Params: { system: string; hotel: string; token: string } }

/** A webhook only says "look": what changed is asked for, so nothing it says has to be believed. */
export async function registerPmsWebhooks(
  app: FastifyInstance,
  { db, connections, enqueueSync }: Dependencies,
): Promise<void> {
  async function requireConnection({ system, hotel, token }: Route['Params']) {
    const row =
      PROPERTY_ID_PATTERN.test(hotel) && PMS_SYSTEMS.some((one) => one === system)
        ? await connections.find(hotel)
        : null
    // Whatever is wrong, the answer is the same: nobody learns which property uses which system.
    if (!row || row.system !== system || !isSame(connections.unseal(row).hookToken, token)) {
      throw new AppError('request/not-found', 'There is nothing here.')
    }
    return row
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<Route>(PATH, { schema: { hide: true } }, async ({ params, body }, reply) => {
      const row = await requireConnection(params)
      const { propertyId, system } = row
      const about = connections.houseOfNews(system, parsed(body))
      // One address of a partner may be told of several houses: another's news is none of this one's.
      const isOurs = about === null || about === readHouse(row.found).id
      if (isOurs && row.state === 'on') await db.tenant(propertyId, (tx) => enqueueSync(tx, propertyId))
      return reply.header('cache-control', 'no-store').send({ received: true })
    })
  })
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '')
  } catch {
    return null
  }
}
