import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createEmbeddedDatabase } from '../../platform/db/embedded.ts'
import { EmbeddedClient } from '../../platform/db/embedded-client.ts'
import { migrate, readMigrations } from '../../platform/db/migrations.ts'
import { openOnCluster } from '../../testing/database.ts'
import type { PostgresCluster } from '../../testing/postgres-cluster.ts'
import { requireCluster } from '../../testing/test-cluster.ts'
import { findTemplate } from './repository.ts'
import { listVersions } from './versions.ts'

let cluster: PostgresCluster
beforeAll(async () => {
  cluster = await requireCluster()
})
afterAll(() => cluster.stop())

async function anEmptyDatabase(engine: string) {
  if (engine === 'postgres') return openOnCluster(cluster)
  return createEmbeddedDatabase({
    client: await EmbeddedClient.open({ dataDir: 'memory://' }, { queryLimitMs: 60_000 }),
  })
}

const id = 'ABCDEFGHIJKLMNOPQRSTUV'
const body = {
  version: 1,
  standardType: null,
  style: { innerBgColor: null, outerBgColor: null },
  localizedData: { 0: [{ type: 'divider', id: 'd', props: {} }] },
}

describe.each(['pglite', 'postgres'])('on %s', (engine) => {
  test('a page from before there were drafts counts as published, with its first version', async () => {
    const database = await anEmptyDatabase(engine)
    onTestFinished(() => database.close())
    const all = await readMigrations()
    await migrate(database, { migrations: all.filter(({ name }) => name < '0046') })
    await database.tenant('fjellheim', async (tx) => {
      await tx.execute(sql`
        insert into properties (property_id, name, currency, time_zone, check_in_time, check_out_time, localization,
          brand, policy_links, contact, tab_bar)
        values ('fjellheim', 'Fjellheim', 'NOK', 'Europe/Oslo', '15:00', '11:00', '{}', '{}', '{}', '{}', '{}')`)
      await tx.execute(sql`
        insert into templates (property_id, id, type, name, body)
        values ('fjellheim', ${id}, 'page', 'Walks', ${JSON.stringify(body)}::jsonb)`)
    })
    await migrate(database, { migrations: all })
    const [stored, versions] = await database.tenant('fjellheim', async (tx) => [
      await findTemplate(tx, 'fjellheim', id),
      await listVersions(tx, 'fjellheim', id),
    ])
    expect(stored).toMatchObject({
      template: { version: 2, name: 'Walks' },
      published: { name: 'Walks', localizedData: body.localizedData, isMarketing: false },
      revision: 1,
      publishedVersion: 1,
      publishedAt: expect.any(Date),
    })
    expect(versions).toMatchObject([{ version: 1, name: 'Walks', publishedBy: null }])
  })
})
