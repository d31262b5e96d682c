import { closeFailedMessage, getSetUp, getTodayNotes, hideSetUp } from '@innkeeper/api/today.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import { type Handler, read, write } from '../../platform/http/handlers.ts'
import type { MailPort } from '../../platform/mail/port.ts'
import {
  closeMessage,
  findFailedInvitations,
  findFailedMessages,
  findFailedWebhooks,
  findLowStock,
  findNews,
  findWaitingThreads,
} from './notes.ts'
import { countMembers, findFacts } from './set-up-facts.ts'
import { clearMark, findMarks, setMark } from './set-up-marks.ts'

const WEEK_MS = 7 * 24 * 3_600_000

type Services = { db: Database; clock: Clock; mail: MailPort; isDemo: boolean }

export function todayHandlers({ db, clock, mail, isDemo }: Services): Handler[] {
  return [
    read(getSetUp, async ({ propertyId, staff }) => {
      const now = clock.now()
      const members = await db.installation((tx) => countMembers(tx, propertyId), { readOnly: true })
      return db.tenant(
        propertyId,
        async (tx) => {
          const { invited, ...facts } = await findFacts(tx, propertyId, { isDemo, now })
          const marks = await findMarks(tx, propertyId, staff.userId)
          return {
            facts: {
              ...facts,
              colleagues: Math.max(members - 1, 0) + invited,
              sendsMail: isDemo || mail.kind === 'smtp',
              hasPrintedQrCodes: marks.has('qr-codes-printed'),
              isOpenedOnPhone: marks.has('opened-on-phone'),
            },
            isHidden: marks.has('hidden'),
          }
        },
        { readOnly: true },
      )
    }),
    write(hideSetUp, async ({ propertyId, staff, body: { isHidden } }, tx) => {
      const { userId } = staff
      if (isHidden) await setMark(tx, { propertyId, mark: 'hidden', userId, at: clock.now() })
      else await clearMark(tx, propertyId, 'hidden', userId)
      return { isHidden }
    }),
    read(getTodayNotes, async ({ propertyId, staff }) => {
      const since = new Date(clock.now().getTime() - WEEK_MS)
      const sellsOrEdits = can(staff, 'requests:handle') || can(staff, 'content:edit')
      return db.tenant(
        propertyId,
        async (tx) => ({
          // A guest's name is for those who may write to guests.
          failedMessages: can(staff, 'messages:send') ? await findFailedMessages(tx, propertyId, since) : [],
          waitingThreads: can(staff, 'messages:send') ? await findWaitingThreads(tx, propertyId) : null,
          failedInvitations: can(staff, 'team:manage') ? await findFailedInvitations(tx, propertyId) : [],
          failedWebhooks: can(staff, 'settings:manage') ? await findFailedWebhooks(tx, propertyId) : [],
          lowStock: sellsOrEdits ? await findLowStock(tx, propertyId, since) : [],
          news: await findNews(tx, propertyId, since),
        }),
        { readOnly: true },
      )
    }),
    write(closeFailedMessage, async ({ propertyId, staff, params: { messageId } }, tx) => {
      const closed = { at: clock.now(), by: staff.userId }
      // A colleague may have been quicker, which is as well.
      if (await closeMessage(tx, propertyId, messageId, closed))
        await emit(tx, propertyId, 'today.changed', {})
      return {}
    }),
  ]
}
