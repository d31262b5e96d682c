import {
  checkSetUp,
  confirmPasswordReset,
  createAccount,
  getAccountState,
  getInvitation,
  requestPasswordReset,
  setUp as setUpEndpoint,
  signIn as signInEndpoint,
  signInSecondFactor,
  signOut,
  verifyEmail,
} from '@innkeeper/api/auth.ts'
import type { LinkGuesses } from '../../platform/auth/link-guesses.ts'
import { type Handler, respond } from '../../platform/http/handlers.ts'
import type { OwnAddresses } from '../../platform/http/own-addresses.ts'
import type { EmailVerification } from './email-verification.ts'
import type { NewAccounts } from './new-accounts.ts'
import type { Passwords } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import type { SetUp } from './set-up.ts'
import type { SignInService } from './sign-in.ts'

export type AccountServices = {
  sessions: Sessions
  signIn: SignInService
  newAccounts: NewAccounts
  setUp: SetUp
  passwords: Passwords
  emailVerification: EmailVerification
  addresses: OwnAddresses
  linkGuesses: LinkGuesses
  isMailConfigured: boolean
}

const DONE = { done: true } as const

/** For whoever is not signed in yet. */
export function accountHandlers(services: AccountServices): Handler[] {
  const { sessions, signIn, newAccounts, setUp, passwords, emailVerification, addresses, linkGuesses } =
    services
  return [
    respond(getAccountState, async () => ({
      hasOwner: await setUp.hasOwner(),
      isMailConfigured: services.isMailConfigured,
    })),
    respond(getInvitation, async ({ query, request }) => {
      const { propertyName, email, roles, hasAccount } = await linkGuesses.tried(request, () =>
        newAccounts.findInvitation(query.token),
      )
      return { propertyName, email, roles, hasAccount }
    }),
    respond(createAccount, async ({ body, request }, reply) => {
      const begun = await linkGuesses.tried(request, () => newAccounts.createInvited(body, request))
      sessions.settle(reply, begun)
      return DONE
    }),
    respond(checkSetUp, ({ body, request }) => setUp.check(request, body.code, body.propertyId)),
    respond(setUpEndpoint, async ({ body, request }, reply) => {
      sessions.settle(reply, await setUp.run(body, request))
      return DONE
    }),
    respond(signInEndpoint, async ({ body, request }, reply) => {
      sessions.settle(reply, await signIn.signIn(body, request))
      return DONE
    }),
    respond(signInSecondFactor, async ({ body, request }, reply) => {
      sessions.settle(reply, await signIn.answerChallenge(body.challenge, body.code, request))
      return DONE
    }),
    respond(signOut, async ({ request }, reply) => {
      await sessions.signOut(request, reply)
      return DONE
    }),
    respond(requestPasswordReset, async ({ body, request }) => {
      passwords.requestReset(body.email, addresses.linkOrigin(request))
      return DONE
    }),
    respond(confirmPasswordReset, async ({ body, request }) => {
      await linkGuesses.tried(request, () => passwords.confirmReset(body.token, body.password))
      return DONE
    }),
    respond(verifyEmail, async ({ body, request }) => {
      await linkGuesses.tried(request, () =>
        emailVerification.verify(body.token, addresses.linkOrigin(request)),
      )
      return DONE
    }),
  ]
}
