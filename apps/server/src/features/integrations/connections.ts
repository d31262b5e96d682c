import type { PmsSystem } from '@innkeeper/domain/integrations/systems.ts'
import { eq } from 'drizzle-orm'
import type { SecretBox } from '../../platform/auth/secrets.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { PmsAdapter, PmsAdapters, PmsCredentials } from '../../platform/pms/adapters.ts'
import type { PmsPort } from '../../platform/pms/port.ts'
import { readSealed, type Sealed } from './stored-settings.ts'
import { type ConnectionRow, pmsConnections } from './tables.ts'

/** Keys are of no use in another property's row. */
const ownerOf = (propertyId: string) => `property management system of ${propertyId}`
/** A port remembers what hardly changes; a rate that is new there has its name here within this time. */
const OPEN_MS = 30 * 60_000
const MOST_OPEN = 200

type Dependencies = { db: Database; clock: Clock; box: SecretBox; adapters: PmsAdapters }
type Opened = { port: PmsPort; credentials: string; until: number }

export type Connections = ReturnType<typeof createConnections>

export function createConnections({ db, clock, box, adapters }: Dependencies) {
  const opened = new Map<string, Opened>()
  const adapterOf = (system: PmsSystem) => adapters[system] as PmsAdapter

  function unseal({ propertyId, system, credentials }: ConnectionRow): Sealed {
    return readSealed(system, box.open(credentials, ownerOf(propertyId)))
  }

  return {
    read,
    /** Throws `integration/not-connected`. */
    async require(tx: Tx, propertyId: string): Promise<ConnectionRow> {
      const row = await read(tx, propertyId)
      if (!row) throw new AppError('integration/not-connected', 'Nothing is connected.')
      return row
    },
    find: (propertyId: string) => db.tenant(propertyId, (tx) => read(tx, propertyId), { readOnly: true }),
    seal: (propertyId: string, sealed: Sealed) =>
      box.seal(Buffer.from(JSON.stringify(sealed)), ownerOf(propertyId)),
    unseal,
    /** The account behind keys that are not stored yet. */
    openWith: (system: PmsSystem, keys: PmsCredentials): PmsPort => adapterOf(system).open(keys),
    open(row: ConnectionRow): PmsPort {
      const now = clock.now().getTime()
      const known = opened.get(row.propertyId)
      if (known && known.credentials === row.credentials && known.until > now) return known.port
      if (opened.size >= MOST_OPEN) opened.clear()
      const port = adapterOf(row.system).open(unseal(row).keys)
      opened.set(row.propertyId, { port, credentials: row.credentials, until: now + OPEN_MS })
      return port
    },
    houseOfNews: (system: PmsSystem, body: unknown) => adapterOf(system).houseOfNews(body),
  }
}

async function read(tx: Tx, propertyId: string): Promise<ConnectionRow | null> {
  const [row] = await tx.select().from(pmsConnections).where(eq(pmsConnections.propertyId, propertyId))
  return row ?? null
}
