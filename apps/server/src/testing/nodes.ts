import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { migrate } from '../platform/db/migrations.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import type { Database } from '../platform/db/port.ts'
import { quietLogger } from './database.ts'
import { requireCluster, runningCluster } from './test-cluster.ts'

export type PostgresNodes = { url: string; open(): Promise<Database>; close(): Promise<void> }

/** One PostgreSQL database that a test opens as often as it wants nodes, whatever engine the run is on. */
export async function preparePostgresNodes(): Promise<PostgresNodes> {
  const cluster = await requireCluster()
  const isOwnCluster = runningCluster() === undefined
  const name = `test_${randomBytes(8).toString('hex')}`
  await cluster.createDatabase(name)
  const url = cluster.urlOf(name)
  const nodes: Database[] = []
  const open = async () => {
    const node = await openDatabase({ databaseUrl: url, dataDir: '', minFreeMb: 0, logger: quietLogger })
    nodes.push(node)
    return node
  }
  await migrate(await open())
  return {
    url,
    open,
    close: async () => {
      await Promise.all(nodes.map((node) => node.close()))
      await (isOwnCluster ? cluster.stop() : cluster.dropDatabase(name))
    },
  }
}

/** A property with nothing in it, as the rows of other tables need one. */
export async function addProperty(db: Database): Promise<string> {
  const propertyId = `hotel-${randomBytes(8).toString('hex')}`
  await db.installation((tx) =>
    tx.execute(sql`
      insert into properties (
        property_id, name, currency, time_zone, check_in_time, check_out_time,
        localization, brand, policy_links, contact, tab_bar
      ) values (${propertyId}, 'Hotel', 'EUR', 'Europe/Berlin', '15:00', '11:00', '{}', '{}', '{}', '{}', '[]')
    `),
  )
  return propertyId
}
