import type { Readable } from 'node:stream'
import {
  cancelEmailChange,
  changeEmail,
  changeFormats,
  getLinkState,
  getStaffPicture,
  removeOwnPicture,
  uploadOwnPicture,
} from '@innkeeper/api/auth/own-account.ts'
import { updateAccount } from '../../platform/auth/accounts.ts'
import type { LinkGuesses } from '../../platform/auth/link-guesses.ts'
import type { TokenPurpose } from '../../platform/auth/tables.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Handler, respond, stream } from '../../platform/http/handlers.ts'
import type { OwnAddresses } from '../../platform/http/own-addresses.ts'
import type { Membership } from '../team/service.ts'
import type { EmailChange } from './email-change.ts'
import { linkState } from './link-tokens.ts'
import type { OwnPictures } from './own-picture.ts'

type Services = {
  db: Database
  clock: Clock
  emailChange: EmailChange
  ownPictures: OwnPictures
  addresses: OwnAddresses
  linkGuesses: LinkGuesses
  team: { membershipsOf(userId: string): Promise<Membership[]> }
}

const DONE = { done: true } as const
const PURPOSES: Record<'password-reset' | 'email', readonly TokenPurpose[]> = {
  'password-reset': ['password-reset'],
  email: ['email-verification', 'email-change'],
}

/** Address, picture and formats of a person, and whether a link of theirs still opens. */
export function ownAccountHandlers(services: Services): Handler[] {
  const { db, clock, emailChange, ownPictures, addresses, linkGuesses, team } = services

  /** Colleagues of the property somebody works in, and oneself. */
  const maySee = async (staff: { userId: string; propertyId: string }, userId: string) =>
    userId === staff.userId ||
    (await team.membershipsOf(userId)).some(({ propertyId }) => propertyId === staff.propertyId)

  return [
    respond(changeEmail, async ({ staff, body, request }) => {
      await emailChange.ask(staff, body.email, addresses.linkOrigin(request))
      return DONE
    }),
    respond(cancelEmailChange, async ({ staff }) => {
      await emailChange.cancel(staff)
      return DONE
    }),
    respond(changeFormats, async ({ staff, body }) => {
      const change = { dateFormat: body.date, timeFormat: body.time }
      await db.installation((tx) => updateAccount(tx, staff.userId, change))
      return DONE
    }),
    respond(uploadOwnPicture, async ({ staff, request }) => {
      if (!request.body) throw new AppError('request/invalid', 'Send the bytes of the picture.')
      return { picture: await ownPictures.save(staff.userId, request.body as Readable) }
    }),
    respond(removeOwnPicture, async ({ staff }) => {
      await ownPictures.remove(staff.userId)
      return DONE
    }),
    stream(getStaffPicture, async ({ staff, params }, reply) => {
      const bytes = (await maySee(staff, params.userId)) ? await ownPictures.read(params.userId) : null
      if (!bytes) throw new AppError('media/unknown', 'There is no such picture.')
      await reply
        .header('cache-control', 'private, max-age=31536000, immutable')
        .type('image/webp')
        .send(bytes)
    }),
    respond(getLinkState, async ({ query, request }) => ({
      state: await linkGuesses.tried(request, async () => {
        const state = await db.installation(
          (tx) => linkState(tx, query.token, PURPOSES[query.purpose], clock.now()),
          { readOnly: true },
        )
        if (!state) throw new AppError('auth/link-expired', 'Ask for a new link.')
        return state
      }),
    })),
  ]
}
