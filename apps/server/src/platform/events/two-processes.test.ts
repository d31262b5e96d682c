import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Child, startChild } from '../../testing/child-process.ts'
import { quietLogger } from '../../testing/database.ts'
import { addProperty, type PostgresNodes, preparePostgresNodes } from '../../testing/nodes.ts'
import { createRecordingSink } from '../../testing/recording-sink.ts'
import { createEventHub } from './hub.ts'
import { emit } from './outbox.ts'

let nodes: PostgresNodes
let child: Child | undefined

beforeAll(async () => {
  nodes = await preparePostgresNodes()
})

afterAll(async () => {
  await child?.kill()
  await nodes.close()
})

test('an event of one server process is heard on the streams of another, both ways', async () => {
  const db = await nodes.open()
  const hotel = await addProperty(db)
  const hub = createEventHub({ db, log: quietLogger })
  await hub.start()
  const sink = createRecordingSink()
  hub.subscribe({ propertyId: hotel, audience: 'staff', after: null, address: '192.0.2.1', sink })
  child = startChild(new URL('../../testing/node-process.ts', import.meta.url), [nodes.url, hotel])
  await vi.waitFor(() => expect(sink.events()).toEqual(['booking.changed from-child']), { timeout: 20_000 })
  await db.tenant(hotel, (tx) => emit(tx, hotel, 'booking.changed', { bookingId: 'from-parent' }))
  await child.wrote('{"bookingId":"from-parent"}')
  await hub.stop()
}, 60_000)
