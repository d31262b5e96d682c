import type { FastifyRequest } from 'fastify'
import type { LinkGuesses } from '../../platform/auth/link-guesses.ts'
import type { Authentication } from '../../platform/auth/port.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import type { MailPort } from '../../platform/mail/port.ts'
import { sendInvitationJob } from './jobs.ts'
import { teamPersonalData } from './personal-data.ts'
import { teamHandlers } from './routes.ts'
import { savedFilterHandlers } from './saved-filter-routes.ts'
import { createTeamService, type TeamService } from './service.ts'

type Dependencies = {
  db: Database
  clock: Clock
  jobs: Jobs
  mail: MailPort
  authentication: Authentication
  linkGuesses: LinkGuesses
  linkOrigin(request: FastifyRequest): string
}

/** Who works in a property, and who is invited to. */
export function createTeamFeature(dependencies: Dependencies): Feature<{ team: TeamService }> {
  const { jobs, mail, authentication } = dependencies
  const team = createTeamService(dependencies)
  const sendInvitation = sendInvitationJob(dependencies)
  return {
    name: 'team',
    handlers: [
      ...teamHandlers({
        ...dependencies,
        team,
        signedIn: authentication.require,
        isMailConfigured: mail.kind === 'smtp',
        sendInvitation: (tx, invitation) => jobs.enqueue(tx, sendInvitation, invitation),
      }),
      ...savedFilterHandlers(dependencies),
    ],
    jobs: [sendInvitation],
    personalData: teamPersonalData,
    services: { team },
  }
}
