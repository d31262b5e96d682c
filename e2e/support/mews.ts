import { aMewsHouse } from '../../apps/server/src/testing/mews-house.ts'
import { type MewsServer, openMewsServer } from '../../apps/server/src/testing/mews-server.ts'
import { freshDatabase } from './database-server.ts'
import { test as base } from './own-property.ts'
import { type RunningServer, START_LIMIT_MS, startServer } from './server.ts'

/** Journeys in a property of their own, on a server that finds a stand-in where Mews has its public test house. */
export const test = base.extend<object, { mews: MewsServer; server: RunningServer }>({
  mews: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the needed fixtures from the pattern
    async ({}, use) => {
      const mews = await openMewsServer(aMewsHouse())
      await use(mews)
      await mews.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mews }, use) => {
      const database = await freshDatabase()
      const server = await startServer({ databaseUrl: database?.url, mewsUrl: mews.url })
      await use(server)
      await server.stop()
      await database?.drop()
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
})
