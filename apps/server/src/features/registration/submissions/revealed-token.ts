import { createHmac, timingSafeEqual } from 'node:crypto'

/*
 * `<submission>.<what>.<expiry>.<signature>`: opens one signature or picture for a minute, in the session that asked for
 * it and in its property alone; both are in what is signed and not in the token.
 */

const TOKEN_PATTERN = /^([\w-]{22})\.(signature|idPicture)\.([0-9a-z]{1,10})\.([\w-]{43})$/
const VALID_MS = 60_000

export type Revealed = { submissionId: string; what: 'signature' | 'idPicture' }
type Reader = { propertyId: string; sessionId: string }

export function makeRevealedToken(
  secret: string,
  reader: Reader,
  { submissionId, what }: Revealed,
  now: number,
): string {
  const claim = `${submissionId}.${what}.${(now + VALID_MS).toString(36)}`
  return `${claim}.${signatureOf(secret, reader, claim).toString('base64url')}`
}

/** What it opens; null for one that was made for somebody else, or a while ago. */
export function readRevealedToken(
  secret: string,
  reader: Reader,
  token: string,
  now: number,
): Revealed | null {
  const [, submissionId = '', what = '', expiry = '', signature = ''] = TOKEN_PATTERN.exec(token) ?? []
  if (what !== 'signature' && what !== 'idPicture') return null
  if (Number.parseInt(expiry, 36) <= now) return null
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(secret, reader, `${submissionId}.${what}.${expiry}`)
  return given.length === right.length && timingSafeEqual(given, right) ? { submissionId, what } : null
}

/** The purpose is part of what is signed: a signature made for anything else is none here. */
function signatureOf(secret: string, { propertyId, sessionId }: Reader, claim: string): Buffer {
  return createHmac('sha256', secret).update(`revealed|${propertyId}|${sessionId}|${claim}`).digest()
}
