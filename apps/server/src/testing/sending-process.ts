// Sends what waits in a property's mail lane, for tests that end it: node sending-process.ts <database> <property> <port>
import { createCauses } from '../features/messaging/causes.ts'
import { createSending } from '../features/messaging/delivery/sending.ts'
import { systemClock } from '../platform/clock/system.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import type { Jobs } from '../platform/jobs/port.ts'
import { createSmtpMail } from '../platform/mail/smtp.ts'
import { quietLogger } from './database.ts'
import { NO_SURVEYS } from './no-surveys.ts'

const [target = '', propertyId = '', port = ''] = process.argv.slice(2)
const db = await openDatabase({
  databaseUrl: target.startsWith('postgresql:') ? target : undefined,
  dataDir: target,
  minFreeMb: 0,
  logger: quietLogger,
})
const mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'stay@innkeeper.example' })
const causes = createCauses()
causes.register('parcel', { isStanding: async () => true, attachments: async () => [] })
const { work } = createSending({
  db,
  clock: systemClock,
  jobs: {} as Jobs,
  origin: 'https://stay.example',
  emailOffers: { forStay: async () => ({}) },
  surveyAsks: NO_SURVEYS,
  causes,
  senders: {
    email: async () => ({ mail, fromName: 'Fjellheim', replyTo: null, dkim: null }),
    sms: () => Promise.reject(new Error('no SMS here')),
  },
})
await work({ propertyId, channel: 'email' })
process.stdout.write('done\n')
await mail.close()
await db.close()
