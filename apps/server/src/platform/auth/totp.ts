import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/*
 * Time-based one-time passwords (RFC 6238) as every authenticator app makes them: SHA-1, 6 digits, 30 seconds.
 */

const STEP_SECONDS = 30
const DIGITS = 6
const SECRET_BYTES = 20
/** A phone's clock may be a step off, either way. */
const DRIFT_STEPS = 1
/** Codes this much older are told apart from wrong ones: the person was only slow. */
const REMEMBERED_STEPS = 10
const ISSUER = 'Innkeeper'
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES)
}

/** The code of a step (RFC 4226, 5.3). */
export function totpCode(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS)
}

export type CodeMatch = { kind: 'valid' | 'expired'; step: number } | { kind: 'wrong' }

/** Which step a typed code belongs to, if it is one of about now. */
export function matchCode(secret: Buffer, code: string, now: Date): CodeMatch {
  const current = stepAt(now)
  const given = Buffer.from(code)
  let found: CodeMatch = { kind: 'wrong' }
  // All steps are compared whatever matched, so that the time taken says nothing.
  for (let step = current + DRIFT_STEPS; step >= current - REMEMBERED_STEPS; step--) {
    const right = Buffer.from(totpCode(secret, step))
    if (given.length !== right.length || !timingSafeEqual(given, right) || found.kind !== 'wrong') continue
    found = { kind: step >= current - DRIFT_STEPS ? 'valid' : 'expired', step }
  }
  return found
}

/** The secret as people type it (RFC 4648, without padding). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('')
}

/** What the QR code says. */
export function otpauthUri(secret: Buffer, account: string): string {
  const label = `${encodeURIComponent(ISSUER)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${ISSUER}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`
}
