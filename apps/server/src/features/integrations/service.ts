import type { Pms, savePms } from '@innkeeper/api/integrations.ts'
import { importWindows } from '@innkeeper/domain/integrations/ask-spans.ts'
import { featuresInUse } from '@innkeeper/domain/integrations/choices.ts'
import { PMS_KINDS, type PmsSystem } from '@innkeeper/domain/integrations/systems.ts'
import { and, eq, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { newToken } from '../../platform/auth/secrets.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import type { PmsCredentials } from '../../platform/pms/adapters.ts'
import { PmsError, type PmsHouse } from '../../platform/pms/port.ts'
import { recordBy } from '../audit/service.ts'
import { setIntegrationFeatures } from '../properties/service.ts'
import type { Connections } from './connections.ts'
import { NONE } from './counts.ts'
import { emitChanged } from './health.ts'
import { forgetUntoldRooms } from './room-changes.ts'
import { FIRST_SETTINGS, readHouse, readSettings, storedHouse } from './stored-settings.ts'
import { type ConnectionRow, pmsConnections, pmsImports } from './tables.ts'
import { troubleOf } from './trouble.ts'

export type Asked = { house: PmsHouse } | { error: PmsError }
type Change = z.infer<typeof savePms.body>

type Dependencies = {
  clock: Clock
  connections: Connections
  /** In the transaction at hand: runs when it is committed. */
  enqueueImport(tx: Tx, propertyId: string, importId: string): Promise<void>
  enqueueSync(tx: Tx, propertyId: string): Promise<void>
}

/** What staff do with the connection; each in the transaction it is given, after the other system was asked. */
export function createPmsService({ clock, connections, enqueueImport, enqueueSync }: Dependencies) {
  async function update(tx: Tx, row: ConnectionRow, change: Partial<ConnectionRow>): Promise<void> {
    await tx.update(pmsConnections).set(change).where(eq(pmsConnections.propertyId, row.propertyId))
    await emitChanged(tx, row.propertyId)
  }

  return {
    /** Asks before anything is stored; refusing is for the transaction. */
    async tryKeys(system: PmsSystem, keys: PmsCredentials): Promise<Asked> {
      return asked(connections.openWith(system, keys).look())
    },
    async lookAgain(propertyId: string): Promise<Asked | null> {
      const row = await connections.find(propertyId)
      return row && asked(connections.open(row).look())
    },
    async connect(
      tx: Tx,
      staff: Staff,
      { system, ...keys }: PmsCredentials & { system: PmsSystem },
      found: Asked,
    ) {
      const { propertyId } = staff
      const house = requireHouse(found)
      const sealed = connections.seal(propertyId, { keys, hookToken: newToken() })
      const now = clock.now()
      const [row] = await tx
        .insert(pmsConnections)
        .values({
          propertyId,
          system,
          credentials: sealed,
          settings: FIRST_SETTINGS,
          found: storedHouse(house),
          contactedAt: now,
          connectedBy: staff.name,
          connectedAt: now,
        })
        .onConflictDoNothing()
        .returning()
      if (!row) throw new AppError('integration/already-connected', 'Disconnect the other system first.')
      await setIntegrationFeatures(
        tx,
        propertyId,
        featuresInUse(PMS_KINDS[system].features, FIRST_SETTINGS.choices),
      )
      await recordBy(tx, staff, {
        action: 'integration.connected',
        subject: PMS_KINDS[system].name,
        details: { name: house.name },
      })
      await emitChanged(tx, propertyId)
    },
    /** Keeps every booking; the keys are gone. */
    async disconnect(tx: Tx, staff: Staff) {
      const { propertyId } = staff
      const { system } = await connections.require(tx, propertyId)
      await tx.delete(pmsConnections).where(eq(pmsConnections.propertyId, propertyId))
      await setIntegrationFeatures(tx, propertyId, {})
      await recordBy(tx, staff, { action: 'integration.disconnected', subject: PMS_KINDS[system].name })
      await emitChanged(tx, propertyId)
    },
    async look(tx: Tx, propertyId: string, found: Asked | null) {
      const row = await connections.require(tx, propertyId)
      if (!found) return
      await update(tx, row, { found: storedHouse(requireHouse(found)), contactedAt: clock.now() })
    },
    async save(tx: Tx, staff: Staff, { revision, choices, mapping }: Change, current: () => Promise<Pms>) {
      const { propertyId } = staff
      const row = await connections.require(tx, propertyId)
      if (row.revision !== revision) {
        throw new AppError('integration/stale-revision', 'Somebody saved these settings meanwhile.', {
          current: await current(),
        })
      }
      const before = readSettings(row.settings)
      const now = clock.now().toISOString()
      const postsSince = choices.postsOrders ? (before.postsSince ?? now) : null
      const registersSince = choices.sendsRegistrations ? (before.registersSince ?? now) : null
      await update(tx, row, {
        settings: { version: 1, choices, chosen: mapping, postsSince, registersSince },
        revision: revision + 1,
      })
      if (!choices.tellsRooms) await forgetUntoldRooms(tx, propertyId)
      const { features, name } = PMS_KINDS[row.system]
      await setIntegrationFeatures(tx, propertyId, featuresInUse(features, choices))
      await recordBy(tx, staff, { action: 'integration.changed', subject: name })
    },
    async startImport(tx: Tx, staff: Staff, isDryRun: boolean) {
      const { propertyId } = staff
      const row = await connections.require(tx, propertyId)
      await requireNone(tx, and(eq(pmsImports.propertyId, propertyId), eq(pmsImports.state, 'running')))
      const id = newId()
      const startedAt = clock.now()
      const windows = importWindows(startedAt.getTime(), readHouse(row.found).timeZone).length
      await tx.insert(pmsImports).values({
        ...{ propertyId, id, isDryRun, windows, startedAt },
        state: 'running',
        counts: NONE,
        startedBy: staff.name,
      })
      if (!isDryRun) {
        await recordBy(tx, staff, { action: 'integration.imported', subject: PMS_KINDS[row.system].name })
      }
      await enqueueImport(tx, propertyId, id)
      await emitChanged(tx, propertyId)
    },
    async pause(tx: Tx, staff: Staff) {
      const row = await connections.require(tx, staff.propertyId)
      if (row.state !== 'on') return
      await update(tx, row, { state: 'paused', nextTryAt: null })
      await recordBy(tx, staff, { action: 'integration.paused', subject: PMS_KINDS[row.system].name })
    },
    async resume(tx: Tx, staff: Staff) {
      const row = await connections.require(tx, staff.propertyId)
      if (row.state !== 'paused') return
      await update(tx, row, { state: 'on', nextTryAt: null })
      await recordBy(tx, staff, { action: 'integration.resumed', subject: PMS_KINDS[row.system].name })
      await enqueueSync(tx, staff.propertyId)
    },
    async askNow(tx: Tx, propertyId: string) {
      const row = await connections.require(tx, propertyId)
      await update(tx, row, { nextTryAt: null })
      await enqueueSync(tx, propertyId)
    },
  }
}

async function asked(looking: Promise<PmsHouse>): Promise<Asked> {
  try {
    return { house: await looking }
  } catch (error) {
    if (error instanceof PmsError) return { error }
    throw error
  }
}

function requireHouse(found: Asked): PmsHouse {
  if ('house' in found) return found.house
  const { error } = found
  const code = error.retryable ? 'integration/unavailable' : 'integration/refused'
  throw new AppError(code, 'The other system did not answer as it should.', troubleOf(error))
}

async function requireNone(tx: Tx, isRunning: SQL | undefined): Promise<void> {
  const [running] = await tx.select({ id: pmsImports.id }).from(pmsImports).where(isRunning).limit(1)
  if (running) throw new AppError('integration/busy', 'An import is under way.')
}
