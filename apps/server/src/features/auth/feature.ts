import type { DeviceCookie } from '../../platform/auth/device-cookie.ts'
import type { LinkGuesses } from '../../platform/auth/link-guesses.ts'
import type { Authentication } from '../../platform/auth/port.ts'
import { createSecretBox } from '../../platform/auth/secrets.ts'
import type { SessionCookie } from '../../platform/auth/session-cookie.ts'
import type { Tries } from '../../platform/auth/tries.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { ErrorReports } from '../../platform/error-reports/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Gatekeeper } from '../../platform/http/access.ts'
import type { OwnAddresses } from '../../platform/http/own-addresses.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import type { MailPort } from '../../platform/mail/port.ts'
import type { PicturesPort } from '../../platform/pictures/port.ts'
import { notingEntries } from '../audit/service.ts'
import type { PropertyService } from '../properties/service.ts'
import type { TeamService } from '../team/service.ts'
import { accountHandlers } from './account-routes.ts'
import { createApiTokens } from './api-tokens.ts'
import { createBackground } from './background.ts'
import { createEmailChange } from './email-change.ts'
import { createEmailVerification } from './email-verification.ts'
import { createHandedLinks } from './handed-links.ts'
import { type LinkToSend, pruneSessionsJob, sendLinkJob, sendNoticeJob } from './jobs.ts'
import { createLetterheads } from './letterheads.ts'
import { createNewAccounts } from './new-accounts.ts'
import { ownAccountHandlers } from './own-account-routes.ts'
import { createOwnPictures } from './own-picture.ts'
import { createPasswords } from './passwords.ts'
import { authHandlers } from './routes.ts'
import { createSecondFactor } from './second-factor.ts'
import { type AuthService, createAuthService } from './service.ts'
import { createSessions } from './sessions.ts'
import { createSetUp, type FirstProperty, type SetUp } from './set-up.ts'
import { createSignIn } from './sign-in.ts'
import { createSignInLimits } from './sign-in-limits.ts'
import { userHandlers } from './user-routes.ts'

type Dependencies = {
  /** PUBLIC_URL without a path; null while nobody has set it. */
  publicOrigin: string | null
  db: Database
  clock: Clock
  hub: EventHub
  secret: string
  authentication: Authentication
  sessionCookie: SessionCookie
  deviceCookie: DeviceCookie
  tries: Tries
  linkGuesses: LinkGuesses
  jobs: Jobs
  mail: MailPort
  /** Whether SMS of a property leave the house. */
  sendsSms(propertyId: string): Promise<boolean>
  pictures: PicturesPort
  reports: ErrorReports
  addresses: OwnAddresses
  isDemo: boolean
  wrongPasswordMs?: number | undefined
  team: TeamService
  properties: PropertyService
  firstProperty: FirstProperty
}

type Services = {
  auth: AuthService
  /** What every endpoint of guests and staff asks before it answers. */
  gatekeeper: Omit<Gatekeeper, 'systemOf' | 'countedSystem'>
  /** The first owner, and whether there is one yet. */
  setUp: Pick<SetUp, 'hasOwner' | 'openCode'>
}

/** Accounts, sign-in and sessions. */
export function createAuthFeature(dependencies: Dependencies): Feature<Services> {
  const { db, clock, secret, sessionCookie: cookie, deviceCookie: device } = dependencies
  const { jobs, mail, properties, addresses } = dependencies
  const letterheadOf = createLetterheads(dependencies)
  const link = sendLinkJob({ db, clock, mail, letterheadOf })
  const notice = sendNoticeJob({ mail, letterheadOf })
  const sendLink = (tx: Tx, payload: LinkToSend) => jobs.enqueue(tx, link, payload)

  const auth = createAuthService(dependencies)
  const box = createSecretBox(secret)
  const limits = createSignInLimits(dependencies.tries)
  const background = createBackground(dependencies.reports)
  const sessions = createSessions({ db, clock, cookie, device })
  const signIn = createSignIn({
    db,
    clock,
    box,
    limits,
    sessions,
    background,
    device,
    wrongPasswordMs: dependencies.wrongPasswordMs,
  })
  const secondFactor = createSecondFactor({ db, clock, box, limits, signIn })
  const passwords = createPasswords({ db, clock, background, sendLink })
  const emailChange = createEmailChange({
    db,
    sendLink,
    sendNotice: (tx, payload) => jobs.enqueue(tx, notice, payload),
  })
  const { takeNewAddress } = emailChange
  const emailVerification = createEmailVerification({ db, clock, sendLink, takeNewAddress })
  const ownPictures = createOwnPictures(dependencies)
  const newAccounts = createNewAccounts({ ...dependencies, sessions })
  const setUp = createSetUp({ ...dependencies, sessions })
  const apiTokens = createApiTokens({ db, clock })
  const isMailConfigured = mail.kind === 'smtp'

  return {
    name: 'auth',
    handlers: [
      ...authHandlers({
        ...dependencies,
        auth,
        sessions,
        installation: {
          isMailConfigured,
          publicOrigin: dependencies.publicOrigin,
        },
      }),
      ...accountHandlers({
        sessions,
        signIn,
        newAccounts,
        setUp,
        passwords,
        emailVerification,
        addresses,
        linkGuesses: dependencies.linkGuesses,
        isMailConfigured,
      }),
      ...userHandlers({
        ...dependencies,
        sessions,
        secondFactor,
        passwords,
        emailVerification,
        emailChange,
        apiTokens,
        handedLinks: createHandedLinks({ db, clock, isMailConfigured }),
      }),
      ...ownAccountHandlers({ ...dependencies, emailChange, ownPictures }),
    ],
    jobs: [link, notice, pruneSessionsJob(db, clock)],
    stop: background.settled,
    services: {
      auth,
      setUp,
      gatekeeper: {
        ...auth,
        staffOf: notingEntries(dependencies, auth.staffOf),
        requireProperty: properties.requireActive,
        requireModule: properties.requireModule,
      },
    },
  }
}
