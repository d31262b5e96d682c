// A node of its own for tests: node node-process.ts <database address> <property>. Writes what its stream hears.

import { openDatabase } from '../platform/db/open-database.ts'
import { createEventHub } from '../platform/events/hub.ts'
import { emit } from '../platform/events/outbox.ts'
import { quietLogger } from './database.ts'

const [databaseUrl = '', propertyId = ''] = process.argv.slice(2)
const db = await openDatabase({ databaseUrl, dataDir: '', minFreeMb: 0, logger: quietLogger })
const hub = createEventHub({ db, log: quietLogger })
await hub.start()
hub.subscribe({
  propertyId,
  audience: 'staff',
  after: null,
  address: '192.0.2.1',
  sink: {
    write: (frame) => process.stdout.write(frame),
    end: () => {},
  },
})
await db.tenant(propertyId, (tx) => emit(tx, propertyId, 'booking.changed', { bookingId: 'from-child' }))
