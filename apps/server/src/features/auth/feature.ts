import type { DeviceCookie } from '../../platform/auth/device-cookie.ts'
import { createSecretBox } from '../../platform/auth/secrets.ts'
import type { SessionCookie } from '../../platform/auth/session-cookie.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { ErrorReports } from '../../platform/error-reports/port.ts'
import type { Handler } from '../../platform/http/handlers.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import type { MailPort } from '../../platform/mail/port.ts'
import { accountHandlers } from './account-routes.ts'
import { createApiTokens } from './api-tokens.ts'
import { createBackground } from './background.ts'
import { createEmailVerification } from './email-verification.ts'
import { type LinkToSend, pruneSessionsJob, sendLinkJob } from './jobs.ts'
import { createNewAccounts } from './new-accounts.ts'
import { createOwnAddresses } from './own-addresses.ts'
import { createPasswords } from './passwords.ts'
import { authHandlers } from './routes.ts'
import { createSecondFactor } from './second-factor.ts'
import { createSessions } from './sessions.ts'
import { createSignIn } from './sign-in.ts'
import { createSignInLimits } from './sign-in-limits.ts'
import { userHandlers } from './user-routes.ts'

type Dependencies = Pick<Parameters<typeof authHandlers>[0], 'auth' | 'properties' | 'hub' | 'isDemo'> &
  Pick<Parameters<typeof createNewAccounts>[0], 'team' | 'foundProperty'> & {
    db: Database
    clock: Clock
    secret: string
    cookie: SessionCookie
    device: DeviceCookie
    jobs: Jobs
    mail: MailPort
    reports: ErrorReports
    addresses: Parameters<typeof createOwnAddresses>[0]
    wrongPasswordMs?: number | undefined
  }

/** Accounts, sign-in and sessions put together; `settled` waits for what answers did not wait for. */
export function createAuthFeature(deps: Dependencies): { handlers: Handler[]; settled(): Promise<void> } {
  const { db, clock, secret, cookie, device, jobs, mail, reports, team, foundProperty } = deps
  const link = sendLinkJob({ db, clock, mail })
  jobs.register(link)
  jobs.register(pruneSessionsJob(db, clock))
  const sendLink = (tx: Parameters<Jobs['enqueue']>[0], payload: LinkToSend) =>
    jobs.enqueue(tx, link, payload)

  const box = createSecretBox(secret)
  const limits = createSignInLimits(() => clock.now().getTime())
  const background = createBackground(reports)
  const addresses = createOwnAddresses(deps.addresses)
  const sessions = createSessions({ db, clock, cookie, device })
  const signIn = createSignIn({
    db,
    clock,
    box,
    limits,
    sessions,
    background,
    device,
    wrongPasswordMs: deps.wrongPasswordMs,
  })
  const secondFactor = createSecondFactor({ db, clock, box, limits, signIn })
  const passwords = createPasswords({ db, clock, background, sendLink })
  const emailVerification = createEmailVerification({ db, clock, sendLink })
  const newAccounts = createNewAccounts({ db, team, sessions, foundProperty })
  const apiTokens = createApiTokens({ db, clock })
  const isMailConfigured = mail.kind === 'smtp'

  return {
    handlers: [
      ...authHandlers({ ...deps, sessions }),
      ...accountHandlers({
        sessions,
        signIn,
        newAccounts,
        passwords,
        emailVerification,
        addresses,
        isMailConfigured,
      }),
      ...userHandlers({
        db,
        clock,
        sessions,
        secondFactor,
        passwords,
        emailVerification,
        apiTokens,
        addresses,
      }),
    ],
    settled: background.settled,
  }
}
