import { ADMIN_BASE } from '@innkeeper/domain/auth/route-names.ts'
import type { StaffWords } from '../../platform/mail/staff-mail.ts'

export function passwordResetAddress(origin: string, token: string): string {
  return `${origin}${ADMIN_BASE}/reset-password?token=${token}`
}

export function verificationAddress(origin: string, token: string, returnPath: string): string {
  return `${origin}${ADMIN_BASE}/verify-email?token=${token}&redirect=${encodeURIComponent(returnPath)}`
}

export function emailChangeAddress(origin: string, token: string): string {
  return verificationAddress(origin, token, `${ADMIN_BASE}/account`)
}

export function passwordResetWords(name: string, url: string): StaffWords {
  return {
    subject: 'Choose a new password for Innkeeper',
    greeting: `Hello ${name},`,
    paragraphs: [
      'Somebody, probably you, asked for a new password. Open this link to choose one. It works for one hour and once.',
    ],
    button: { label: 'Choose a new password', url },
    why: 'If it was not you, leave this mail unanswered: your password stays as it is.',
  }
}

export function emailVerificationWords(name: string, url: string): StaffWords {
  return {
    subject: 'Confirm your e-mail address for Innkeeper',
    greeting: `Hello ${name},`,
    paragraphs: ['Open this link to confirm that this is your e-mail address. It works for one day.'],
    button: { label: 'Confirm my address', url },
    why: 'If you did not ask for this, leave this mail unanswered: nothing happens.',
  }
}

export function emailChangeWords(name: string, url: string): StaffWords {
  return {
    subject: 'Confirm your new e-mail address for Innkeeper',
    greeting: `Hello ${name},`,
    paragraphs: [
      'You asked to sign in with this e-mail address from now on. Open this link to confirm it. It works for one day and once.',
      'Until then your account keeps the address it has.',
    ],
    button: { label: 'Confirm my new address', url },
    why: 'If you did not ask for this, leave this mail unanswered: nothing happens.',
  }
}

/** Only whoever reads the mails of an address learns that it has an account. */
export function addressTakenWords(origin: string): StaffWords {
  return {
    subject: 'This address has an Innkeeper account already',
    greeting: 'Hello,',
    paragraphs: [
      'Somebody, probably you, wanted to use this e-mail address for another Innkeeper account. It has an account of its own, so nothing was changed.',
      'Sign in with it, or choose another address for the other account.',
    ],
    button: { label: 'Sign in', url: `${origin}${ADMIN_BASE}/login` },
    why: 'If it was not you, leave this mail unanswered: nothing happens.',
  }
}

export function emailChangedWords(name: string, newEmail: string): StaffWords {
  return {
    subject: 'Your e-mail address for Innkeeper was changed',
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your Innkeeper account now has the e-mail address ${newEmail}. You sign in with it, and mails go there. This address is no longer used.`,
    ],
    button: null,
    why: 'If this was not you, tell the owner of your property or whoever runs Innkeeper at once: they can close the account.',
  }
}
