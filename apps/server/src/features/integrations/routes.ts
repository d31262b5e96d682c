import {
  askPmsNow,
  connectPms,
  disconnectPms,
  getPms,
  importFromPms,
  listPmsProducts,
  lookAtPms,
  type Pms,
  pausePms,
  postAgain,
  resumePms,
  savePms,
  tellPmsAgain,
} from '@innkeeper/api/integrations.ts'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Handler, read, write, writeAfter } from '../../platform/http/handlers.ts'
import { PmsError } from '../../platform/pms/port.ts'
import type { Connections } from './connections.ts'
import { tryPostingAgain } from './postings.ts'
import { presentConnection } from './present-connection.ts'
import { forgetRegistrations } from './registrations.ts'
import { tryRoomAgain } from './room-changes.ts'
import type { createPmsService } from './service.ts'
import { forgetStaySteps } from './stay-steps.ts'
import { troubleOf } from './trouble.ts'
import { pmsWebhookAddress } from './webhook-routes.ts'

type Dependencies = {
  db: Database
  clock: Clock
  isDemo: boolean
  isHttps: boolean
  connections: Connections
  service: ReturnType<typeof createPmsService>
  enqueueSettle(tx: Tx, propertyId: string): Promise<void>
  linkOrigin(request: FastifyRequest): string
}

type Call = { propertyId: string; request: FastifyRequest }

export function integrationsHandlers(deps: Dependencies): Handler[] {
  const { db, clock, isDemo, isHttps, connections, service, enqueueSettle, linkOrigin } = deps

  /** The connection as it is after whatever was done. */
  async function answer(tx: Tx, { propertyId, request }: Call): Promise<Pms> {
    const row = await connections.read(tx, propertyId)
    if (!row) return { connection: null, isDemo }
    const { keys, hookToken } = connections.unseal(row)
    const connection = await presentConnection(tx, row, {
      now: clock.now(),
      keys,
      // Systems call over https alone.
      webhookUrl: isHttps ? pmsWebhookAddress(linkOrigin(request), row, hookToken) : null,
    })
    return { connection, isDemo }
  }
  const after = async (tx: Tx, call: Call, work: Promise<unknown>) => {
    await work
    return answer(tx, call)
  }

  return [
    read(getPms, (call) => db.tenant(call.propertyId, (tx) => answer(tx, call), { readOnly: true })),
    writeAfter(
      connectPms,
      ({ body: { system, ...keys } }) => service.tryKeys(system, keys),
      (call, tx, found) => after(tx, call, service.connect(tx, call.staff, call.body, found)),
    ),
    write(disconnectPms, (call, tx) => after(tx, call, service.disconnect(tx, call.staff))),
    writeAfter(
      lookAtPms,
      ({ propertyId }) => service.lookAgain(propertyId),
      (call, tx, found) => after(tx, call, service.look(tx, call.propertyId, found)),
    ),
    write(savePms, (call, tx) =>
      after(
        tx,
        call,
        service.save(tx, call.staff, call.body, () => answer(tx, call)),
      ),
    ),
    write(importFromPms, (call, tx) =>
      after(tx, call, service.startImport(tx, call.staff, call.body.isDryRun)),
    ),
    write(pausePms, (call, tx) => after(tx, call, service.pause(tx, call.staff))),
    write(resumePms, (call, tx) => after(tx, call, service.resume(tx, call.staff))),
    write(askPmsNow, (call, tx) => after(tx, call, service.askNow(tx, call.propertyId))),
    write(tellPmsAgain, async ({ propertyId, params: { bookingId } }, tx) => {
      await forgetStaySteps(tx, propertyId, bookingId)
      await forgetRegistrations(tx, propertyId, bookingId)
      await tryRoomAgain(tx, propertyId, bookingId)
      await enqueueSettle(tx, propertyId)
      return {}
    }),
    write(postAgain, async ({ propertyId, params: { requestId } }, tx) => {
      await tryPostingAgain(tx, propertyId, requestId)
      await enqueueSettle(tx, propertyId)
      return {}
    }),
    read(listPmsProducts, async ({ propertyId }) => {
      const row = await connections.find(propertyId)
      if (!row) return { system: null, products: [] }
      try {
        return { system: row.system, products: await connections.open(row).products() }
      } catch (error) {
        if (!(error instanceof PmsError)) throw error
        throw new AppError('integration/unavailable', 'Its products could not be read.', troubleOf(error))
      }
    }),
  ]
}
