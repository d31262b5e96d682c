import { ADMIN_BASE } from '@innkeeper/domain/auth/route-names.ts'
import type { MailMessage } from '../../platform/mail/port.ts'

type Person = { name: string; email: string }

/** Staff read English, as the staff app speaks it. */
export function passwordResetMail(person: Person, origin: string, token: string): MailMessage {
  return {
    to: person.email,
    subject: 'Choose a new password for Innkeeper',
    text: [
      `Hello ${person.name},`,
      'Somebody, probably you, asked for a new password. Open this link to choose one. It works for one hour and once:',
      `${origin}${ADMIN_BASE}/reset-password?token=${token}`,
      'If it was not you, leave this mail unanswered: your password stays as it is.',
    ].join('\n\n'),
  }
}

export function emailVerificationMail(
  person: Person,
  origin: string,
  token: string,
  returnPath: string,
): MailMessage {
  const redirect = encodeURIComponent(returnPath)
  return {
    to: person.email,
    subject: 'Confirm your e-mail address for Innkeeper',
    text: [
      `Hello ${person.name},`,
      'Open this link to confirm that this is your e-mail address. It works for one day:',
      `${origin}${ADMIN_BASE}/verify-email?token=${token}&redirect=${redirect}`,
      'If you did not ask for this, leave this mail unanswered: nothing happens.',
    ].join('\n\n'),
  }
}
