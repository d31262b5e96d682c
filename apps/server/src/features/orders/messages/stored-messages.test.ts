import { expect, it, onTestFinished } from 'vitest'
import { createEmbeddedDatabase } from '../../../platform/db/embedded.ts'
import { EmbeddedClient } from '../../../platform/db/embedded-client.ts'
import { migrate, readMigrations } from '../../../platform/db/migrations.ts'
import type { Database } from '../../../platform/db/port.ts'
import { openOnCluster } from '../../../testing/database.ts'
import { runningCluster } from '../../../testing/test-cluster.ts'

/** The first migration with which a message names its cause. */
const GENERALIZED = '0026_generalize_messages.sql'
const GUARDS = { queryLimitMs: 30_000 }
const HOTEL = 'fjellheim'

async function openEmpty(): Promise<Database> {
  const cluster = runningCluster()
  if (cluster) return openOnCluster(cluster)
  return createEmbeddedDatabase({ client: await EmbeddedClient.open({ dataDir: 'memory://' }, GUARDS) })
}

it('messages about orders that were stored before keep their order and their receipt', async () => {
  const db = await openEmpty()
  onTestFinished(() => db.close())
  const all = await readMigrations()
  await migrate(db, { migrations: all.filter(({ name }) => name < GENERALIZED) })
  // As the tables were then: builders know them only as they are now.
  await db.tenant(HOTEL, async (tx) => {
    await tx.execute(`
      insert into properties
        (property_id, name, currency, time_zone, check_in_time, check_out_time, localization, brand, policy_links,
         contact)
      values ('${HOTEL}', 'Fjellheim', 'NOK', 'Europe/Oslo', '15:00', '11:00', '{}', '{}', '{}', '{}')
    `)
    await tx.execute(`
      insert into messages
        (property_id, id, kind, channel, order_id, recipient, language, body_text, has_receipt, created_at)
      values
        ('${HOTEL}', 'm1', 'received', 'email', 'o1', 'a@guest.example', 'en', 'Thanks', true, now()),
        ('${HOTEL}', 'm2', 'accepted', 'sms', 'o1', '+4712345678', 'en', 'Yes', false, now())
    `)
  })
  expect(await migrate(db)).toContain(GENERALIZED)
  const { rows } = await db.tenant(HOTEL, (tx) =>
    tx.execute(`select id, cause_kind, cause_id, has_attachments, body_text from messages order by id`),
  )
  expect(rows).toEqual([
    { id: 'm1', cause_kind: 'order', cause_id: 'o1', has_attachments: true, body_text: 'Thanks' },
    { id: 'm2', cause_kind: 'order', cause_id: 'o1', has_attachments: false, body_text: 'Yes' },
  ])
}, 60_000)
