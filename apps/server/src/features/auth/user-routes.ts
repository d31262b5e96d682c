import {
  changeAccountName,
  changePassword,
  createApiToken,
  endSessions,
  generateSecondFactor,
  getAccount,
  listApiTokens,
  listSessions,
  reauthenticate,
  removeSecondFactor,
  renewRecoveryCodes,
  revokeApiToken,
  sendEmailVerificationLink,
  verifySecondFactor,
} from '@innkeeper/api/auth.ts'
import { makeEmailLink, makeResetLink } from '@innkeeper/api/team.ts'
import { authenticatedUntil } from '../../platform/auth/session-lifetime.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Handler, respond } from '../../platform/http/handlers.ts'
import type { OwnAddresses } from '../../platform/http/own-addresses.ts'
import type { ApiTokens } from './api-tokens.ts'
import type { EmailChange } from './email-change.ts'
import type { EmailVerification } from './email-verification.ts'
import type { HandedLinks } from './handed-links.ts'
import type { Passwords } from './passwords.ts'
import { presentApiToken, presentSession } from './presenter.ts'
import { rename } from './rename.ts'
import type { SecondFactorService } from './second-factor.ts'
import type { Sessions } from './sessions.ts'

export type UserServices = {
  db: Database
  clock: Clock
  sessions: Sessions
  secondFactor: SecondFactorService
  passwords: Passwords
  emailVerification: EmailVerification
  emailChange: EmailChange
  apiTokens: ApiTokens
  addresses: OwnAddresses
  handedLinks: HandedLinks
}

const DONE = { done: true } as const

/** A signed-in person's own account. */
export function userHandlers(services: UserServices): Handler[] {
  const { db, clock, addresses, sessions, secondFactor, passwords } = services
  const { emailVerification, emailChange, apiTokens, handedLinks } = services
  return [
    respond(getAccount, async ({ staff }) => ({
      name: staff.name,
      email: staff.email,
      emailVerified: staff.emailVerified,
      pendingEmail: await emailChange.pendingOf(staff),
      hasSecondFactor: staff.hasSecondFactor,
      recoveryCodesLeft: await secondFactor.recoveryCodesLeft(staff),
      reauthenticatedUntil: authenticatedUntil(staff.authenticatedAt, clock.now())?.toISOString() ?? null,
    })),
    respond(changeAccountName, async ({ staff, body }) => {
      await rename(db, staff, body.name)
      return DONE
    }),
    respond(sendEmailVerificationLink, async ({ staff, body, request }) => {
      const returnPath = addresses.ownPath(request, body.returnUrl)
      if (returnPath === null) {
        throw new AppError('auth/return-url-not-allowed', 'returnUrl is not an address of this installation.')
      }
      await emailVerification.send(staff, { origin: addresses.linkOrigin(request), returnPath })
      return DONE
    }),
    respond(makeResetLink, ({ staff, params, request }) =>
      handedLinks.forPassword(staff, params.userId, addresses.linkOrigin(request)),
    ),
    respond(makeEmailLink, ({ staff, params, request }) =>
      handedLinks.forEmail(staff, params.userId, addresses.linkOrigin(request)),
    ),
    respond(reauthenticate, async ({ staff, body, request }) => ({
      reauthenticatedUntil: (await secondFactor.reauthenticate(staff, body, request.ip)).toISOString(),
    })),
    respond(changePassword, async ({ staff, body }) => {
      await passwords.change(staff, body.password)
      return DONE
    }),
    respond(listSessions, async ({ staff }) =>
      (await sessions.list(staff)).map((row) => presentSession(row, staff.sessionId)),
    ),
    respond(endSessions, async ({ staff, body }) => ({
      ended: await sessions.end(staff, body.sessionId),
    })),
    respond(generateSecondFactor, ({ staff }) => secondFactor.generate(staff)),
    respond(verifySecondFactor, async ({ staff, body, request }) => ({
      recoveryCodes: await secondFactor.verify(staff, body.code, request.ip),
    })),
    respond(removeSecondFactor, async ({ staff }) => {
      await secondFactor.remove(staff)
      return DONE
    }),
    respond(renewRecoveryCodes, async ({ staff }) => ({
      recoveryCodes: await secondFactor.renewRecoveryCodes(staff),
    })),
    respond(listApiTokens, async ({ staff }) => (await apiTokens.list(staff)).map(presentApiToken)),
    respond(createApiToken, async ({ staff, body }) => {
      const { token, row } = await apiTokens.create(staff, body.name)
      return { token, apiToken: presentApiToken(row) }
    }),
    respond(revokeApiToken, async ({ staff, params }) => {
      await apiTokens.revoke(staff, params.id)
      return DONE
    }),
  ]
}
