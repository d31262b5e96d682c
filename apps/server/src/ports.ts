import type { Logger } from 'pino'
import type { Clock } from './platform/clock/port.ts'
import type { Settings } from './platform/config/schema.ts'
import type { DnsPort } from './platform/dns/port.ts'
import { createDns } from './platform/dns/resolver.ts'
import { createErrorReports } from './platform/error-reports/create.ts'
import type { ErrorReports } from './platform/error-reports/port.ts'
import { createLocalFiles } from './platform/files/local-disk.ts'
import type { FilesPort } from './platform/files/port.ts'
import { createS3Files } from './platform/files/s3.ts'
import { readS3Address } from './platform/files/s3-address.ts'
import { createMailOutbox } from './platform/mail/outbox.ts'
import type { MailPort } from './platform/mail/port.ts'
import { createSmtpMail } from './platform/mail/smtp.ts'
import { createImapMailbox } from './platform/mailbox/imap.ts'
import type { MailboxPort } from './platform/mailbox/port.ts'
import type { OutgoingPort } from './platform/outgoing/port.ts'
import { createOutgoing } from './platform/outgoing/post.ts'
import { createPaymentAdapters, type PaymentAdapters } from './platform/payments/adapters.ts'
import { createPdf } from './platform/pdf/pdfmake.ts'
import type { PdfPort } from './platform/pdf/port.ts'
import type { PicturesPort } from './platform/pictures/port.ts'
import { createPictures } from './platform/pictures/sharp.ts'
import { createPmsAdapters, type PmsAdapters } from './platform/pms/adapters.ts'
import { createSmsAdapters, type SmsAdapters } from './platform/sms/adapters.ts'
import { createSmsOutbox } from './platform/sms/outbox.ts'
import type { SmsPort } from './platform/sms/port.ts'
import { createTranslation } from './platform/translation/create.ts'
import type { TranslationPort } from './platform/translation/port.ts'

/** The outside world, each with an adapter that works without the internet. */
export type Ports = {
  mail: MailPort
  sms: SmsPort
  smsGateways: SmsAdapters
  payments: PaymentAdapters
  pms: PmsAdapters
  files: FilesPort
  pictures: PicturesPort
  pdf: PdfPort
  reports: ErrorReports
  translation: TranslationPort
  outgoing: OutgoingPort
  mailbox: MailboxPort
  dns: DnsPort
}

/** Picks an adapter for each port by the settings; a demo keeps mail and texts inside, whatever is set. */
export async function openPorts(
  settings: Settings,
  { clock, log, isDemo }: { clock: Clock; log: Logger; isDemo: boolean },
): Promise<Ports> {
  const { DATA_DIR: dataDir, FILES_URL, SMTP_URL, MAIL_FROM, ERROR_REPORTS_DSN } = settings
  const { TRANSLATION_URL, TRANSLATION_KEY } = settings
  return {
    mail:
      SMTP_URL && !isDemo
        ? createSmtpMail({ url: SMTP_URL, from: MAIL_FROM })
        : createMailOutbox({ dataDir, clock }),
    sms: createSmsOutbox({ dataDir, clock }),
    smsGateways: createSmsAdapters(),
    payments: createPaymentAdapters(),
    pms: createPmsAdapters(),
    files: FILES_URL ? createS3Files(readS3Address(FILES_URL)) : createLocalFiles({ dataDir }),
    pictures: createPictures(),
    pdf: createPdf(),
    reports: await createErrorReports({
      ...(ERROR_REPORTS_DSN ? { dsn: ERROR_REPORTS_DSN } : {}),
      log,
      clock,
    }),
    outgoing: createOutgoing({ allowsPrivate: settings.WEBHOOKS_ALLOW_PRIVATE }),
    mailbox: createImapMailbox({ allowsPrivate: settings.WEBHOOKS_ALLOW_PRIVATE }),
    dns: createDns(),
    translation: createTranslation(isDemo ? {} : { url: TRANSLATION_URL, key: TRANSLATION_KEY }),
  }
}
