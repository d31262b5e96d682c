import { type BookingChange, changeBooking, lockBooking } from '../features/guests/write-booking.ts'
import { SCHEMA } from '../platform/jobs/queue-database.ts'
import type { TestApp } from './app.ts'
import { aProperty, aSignedIn, aUnit } from './builders.ts'
import { type Answer, caller } from './caller.ts'
import { eventually } from './eventually.ts'
import { MEWS_KEYS } from './mews-server.ts'

export const MEWS_BODY = { system: 'mews', ...MEWS_KEYS, isTest: true }

type Change = Parameters<typeof aProperty>[1]

/** A property in Copenhagen with a room 101, and its owner. */
export async function aHouseToConnect(app: TestApp, change: Change = {}) {
  return houseToConnect(
    app,
    await aProperty(app.db, { timeZone: 'Europe/Copenhagen', currency: 'DKK', ...change }),
  )
}

/** The same of a property that is there. */
export async function houseToConnect(app: TestApp, propertyId: string) {
  const room = await aUnit(app.db, propertyId, '101')
  const owner = caller(app, (await aSignedIn(app, propertyId, ['owner'])).cookie)
  /** Runs a job of the feature as the queue would, when the test wants it. */
  const run = async (name: string, payload: object = {}, signal = new AbortController().signal) => {
    const jobs = app.features.find((feature) => feature.name === 'integrations')?.jobs ?? []
    const job = jobs.find((one) => one.name === `integrations.${name}`)
    if (!job) throw new Error(`no job ${name}`)
    await job.handler({ payload: { propertyId, ...payload }, signal })
  }
  const look = async () => (await owner('GET', 'integrations/pms')).data.connection
  /** Those under way. */
  const imports = async () => {
    const { rows } = await app.db.tenant(propertyId, (tx) =>
      tx.execute<{ id: string }>(`select id from pms_imports where state = 'running'`),
    )
    return rows.map(({ id }) => id)
  }
  /** Whether such a job waits for the queue. */
  const isQueued = async (name: string) => {
    const { rows } = await app.db.executeSql(
      `select 1 from ${SCHEMA}.job where name = $1 and data ->> 'propertyId' = $2 and state < 'active'`,
      [`integrations.${name}`, propertyId],
    )
    return rows.length > 0
  }
  /** Two things happen one after the other. */
  const tick = () => app.clock.set(new Date(app.clock.now().getTime() + 1))
  return { propertyId, room, owner, run, look, imports, isQueued, tick }
}

export type HouseToConnect = Awaited<ReturnType<typeof aHouseToConnect>>

const done = ({ status, code, data }: Answer) => {
  if (status !== 200) throw new Error(`refused: ${code}`)
  return data.connection
}

export const connect = async ({ owner }: HouseToConnect) =>
  done(await owner('POST', 'integrations/pms/connection', MEWS_BODY))

/** What an import did, or would do; run here and now, also where no queue works. */
export async function bringIn({ owner, look, run, imports, tick }: HouseToConnect, isDryRun = false) {
  tick()
  done(await owner('POST', 'integrations/pms/imports', { isDryRun }))
  let last: Answer['data'] = null
  await eventually('the import', async () => {
    for (const importId of await imports()) await run('import', { importId })
    const { lastImport, lastDryRun } = await look()
    last = isDryRun ? lastDryRun : lastImport
    return last?.state !== 'running'
  })
  return last
}

/** A house that is connected, with what is there brought in. */
export async function aConnectedHouse(app: TestApp, change: Change = {}): Promise<HouseToConnect> {
  const house = await aHouseToConnect(app, change)
  await connect(house)
  await bringIn(house)
  return house
}

/** What is taken over and told, and nothing else of the settings. */
export async function choose(house: HouseToConnect, choices: object) {
  const { revision, choices: before } = await house.look()
  const mapping = { units: {}, categories: {} }
  const body = { revision, choices: { ...before, ...choices }, mapping }
  return done(await house.owner('PUT', 'integrations/pms/settings', body))
}

/** A member of staff changes a booking, as its page would. */
export async function changeByStaff(
  app: TestApp,
  { propertyId }: HouseToConnect,
  bookingId: string,
  change: BookingChange,
  kind: 'changed' | 'checked-in' | 'checked-out' = 'changed',
): Promise<void> {
  await app.db.tenant(propertyId, async (tx) => {
    const found = await lockBooking(tx, propertyId, bookingId)
    const by = { source: 'staff' as const, actorId: null, actorName: 'Anna Lien' }
    await changeBooking(tx, found, change, { kind, by })
  })
}
