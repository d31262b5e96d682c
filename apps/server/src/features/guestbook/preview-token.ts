import { createHmac, timingSafeEqual } from 'node:crypto'

/*
 * A preview token is `<property>.<session>.<expiry>.<signature>`: whoever holds one sees in that property's previews what
 * the member may see in whose session it was made, and only while that session and membership last. It opens nothing else.
 */

const TOKEN_PATTERN = /^([a-z0-9-]{3,40})\.([A-Za-z0-9_-]{22})\.([0-9a-z]{1,10})\.([A-Za-z0-9_-]{43})$/

type Maker = { propertyId: string; sessionId: string }

/** A token for one property's previews. `expiresAt` in milliseconds since the epoch. */
export function makePreviewToken(secret: string, maker: Maker, expiresAt: number): string {
  const claim = `${maker.propertyId}.${maker.sessionId}.${Math.floor(expiresAt).toString(36)}`
  return `${claim}.${signatureOf(secret, claim).toString('base64url')}`
}

/** The session it was made in; null for a token that was not made here, for another property, or that has ended. */
export function sessionOfToken(
  token: string,
  secret: string,
  propertyId: string,
  now: number,
): string | null {
  const [, property = '', sessionId = '', expiry = '', signature = ''] = TOKEN_PATTERN.exec(token) ?? []
  if (property !== propertyId || Number.parseInt(expiry, 36) <= now) return null
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(secret, `${property}.${sessionId}.${expiry}`)
  return given.length === right.length && timingSafeEqual(given, right) ? sessionId : null
}

/** The purpose is part of what is signed: a signature made for anything else is none here. */
function signatureOf(secret: string, claim: string): Buffer {
  return createHmac('sha256', secret).update(`preview-token|${claim}`).digest()
}
