import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Settings } from '../../../platform/config/schema.ts'
import type { Database } from '../../../platform/db/port.ts'
import type { DnsPort } from '../../../platform/dns/port.ts'
import type { Feature } from '../../../platform/feature.ts'
import type { MailPort } from '../../../platform/mail/port.ts'
import { parseSender } from '../../../platform/mail/sender.ts'
import { parseSmtpUrl } from '../../../platform/mail/smtp-url.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { Senders } from '../delivery/deliver.ts'
import { messageSettingsHandlers } from './routes.ts'
import type { MessageSecrets } from './secrets.ts'
import { createMessageSettings } from './service.ts'
import { createTestSms } from './test-sms.ts'

type Dependencies = {
  db: Database
  clock: Clock
  dns: DnsPort
  mail: MailPort
  settings: Pick<Settings, 'MAIL_FROM' | 'SMTP_URL'>
  secrets: MessageSecrets
  secret: string
  senders: Senders
  properties: PropertyService
  linkOrigin(request: FastifyRequest): string
}

/** How a property writes to its guests. */
export function settingsParts(dependencies: Dependencies): Required<Pick<Feature, 'handlers'>> {
  const { mail, settings: installation, properties, linkOrigin } = dependencies
  const leaves = mail.kind === 'smtp'
  const { SMTP_URL, MAIL_FROM } = installation
  const settings = createMessageSettings({
    ...dependencies,
    mail: {
      leaves,
      from: parseSender(MAIL_FROM).address,
      server: leaves && SMTP_URL ? parseSmtpUrl(SMTP_URL).host : null,
    },
  })
  const sendTest = createTestSms(dependencies)
  return { handlers: messageSettingsHandlers({ settings, properties, linkOrigin, sendTest }) }
}
