import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import { defineJob, type Job } from '../../platform/jobs/port.ts'
import { MailError, type MailPort } from '../../platform/mail/port.ts'
import { invitationMail } from './invitation-mail.ts'
import { giveUnsentToken, markMail } from './invitation-repository.ts'
import { newInvitationToken } from './invitation-token.ts'

const payloadSchema = z.object({
  propertyId: z.string(),
  invitationId: z.string(),
  /** The installation's own address, under which the link is to open. */
  origin: z.string(),
})
export type InvitationToSend = z.infer<typeof payloadSchema>

type Dependencies = { db: Database; clock: Clock; mail: MailPort }

/** The token is made here, so that it is in no row, no payload and no answer: only its hash, and the mail. */
export function sendInvitationJob({ db, clock, mail }: Dependencies): Job<InvitationToSend> {
  return defineJob({
    name: 'team.send-invitation',
    payload: payloadSchema,
    handler: async ({ payload: { propertyId, invitationId, origin } }) => {
      const { token, tokenHash } = newInvitationToken()
      const invited = await db.tenant(propertyId, (tx) =>
        giveUnsentToken(tx, propertyId, invitationId, tokenHash),
      )
      if (!invited) return
      const mark = (outcome: Parameters<typeof markMail>[3]) =>
        db.tenant(propertyId, async (tx) => {
          await markMail(tx, propertyId, tokenHash, outcome)
          await emit(tx, propertyId, 'team.changed', { userId: null })
        })
      try {
        await mail.send(invitationMail(invited, origin, token))
      } catch (error) {
        if (error instanceof MailError && !error.retryable) await mark({ isUndeliverable: true })
        throw error
      }
      await mark({ sentAt: clock.now() })
    },
  })
}
