import { ADMIN_BASE } from '@innkeeper/domain/auth/route-names.ts'
import type { MailMessage } from '../../platform/mail/port.ts'

type Person = { name: string; email: string }

export function passwordResetAddress(origin: string, token: string): string {
  return `${origin}${ADMIN_BASE}/reset-password?token=${token}`
}

function verificationAddress(origin: string, token: string, returnPath: string): string {
  return `${origin}${ADMIN_BASE}/verify-email?token=${token}&redirect=${encodeURIComponent(returnPath)}`
}

export function emailChangeAddress(origin: string, token: string): string {
  return verificationAddress(origin, token, `${ADMIN_BASE}/account`)
}

/** Staff read English, as the staff app speaks it. */
export function passwordResetMail(person: Person, origin: string, token: string): MailMessage {
  return {
    to: person.email,
    subject: 'Choose a new password for Innkeeper',
    text: [
      `Hello ${person.name},`,
      'Somebody, probably you, asked for a new password. Open this link to choose one. It works for one hour and once:',
      passwordResetAddress(origin, token),
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
  return {
    to: person.email,
    subject: 'Confirm your e-mail address for Innkeeper',
    text: [
      `Hello ${person.name},`,
      'Open this link to confirm that this is your e-mail address. It works for one day:',
      verificationAddress(origin, token, returnPath),
      'If you did not ask for this, leave this mail unanswered: nothing happens.',
    ].join('\n\n'),
  }
}

export function emailChangeMail(person: Person, origin: string, token: string): MailMessage {
  return {
    to: person.email,
    subject: 'Confirm your new e-mail address for Innkeeper',
    text: [
      `Hello ${person.name},`,
      'You asked to sign in with this e-mail address from now on. Open this link to confirm it. It works for one day and once:',
      emailChangeAddress(origin, token),
      'Until then your account keeps the address it has. If you did not ask for this, leave this mail unanswered: nothing happens.',
    ].join('\n\n'),
  }
}

/** Only whoever reads the mails of an address learns that it has an account. */
export function addressTakenMail(email: string, origin: string): MailMessage {
  return {
    to: email,
    subject: 'This address has an Innkeeper account already',
    text: [
      'Hello,',
      'Somebody, probably you, wanted to use this e-mail address for another Innkeeper account. It has an account of its own, so nothing was changed.',
      `Sign in with it at ${origin}${ADMIN_BASE}/login, or choose another address for the other account.`,
    ].join('\n\n'),
  }
}

export function emailChangedMail({
  to,
  name,
  newEmail,
}: {
  to: string
  name: string
  newEmail: string
}): MailMessage {
  return {
    to,
    subject: 'Your e-mail address for Innkeeper was changed',
    text: [
      `Hello ${name},`,
      `Your Innkeeper account now has the e-mail address ${newEmail}. You sign in with it, and mails go there. This address is no longer used.`,
      'If this was not you, tell the owner of your property or whoever runs Innkeeper at once: they can close the account.',
    ].join('\n\n'),
  }
}
