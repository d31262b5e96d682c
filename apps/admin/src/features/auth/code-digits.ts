/** Digits of a code from an authenticator app. */
export const CODE_LENGTH = 6

/** What of a typed or pasted text belongs to the code: apps show "123 456", mails "123-456". */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH)
}
