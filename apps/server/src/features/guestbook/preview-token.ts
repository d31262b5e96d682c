import { createHmac, timingSafeEqual } from 'node:crypto'

/*
 * A preview token is `<property>.<expiry>.<signature>`: whoever holds one sees the guestbook of that property as any
 * guest would, until it ends. It names no person and opens nothing else.
 */

const TOKEN_PATTERN = /^([a-z0-9-]{3,40})\.([0-9a-z]{1,10})\.([A-Za-z0-9_-]{43})$/

/** A token for one property's previews. `expiresAt` in milliseconds since the epoch. */
export function makePreviewToken(secret: string, propertyId: string, expiresAt: number): string {
  const claim = `${propertyId}.${Math.floor(expiresAt).toString(36)}`
  return `${claim}.${signatureOf(secret, claim).toString('base64url')}`
}

/** Whether the token was made here, for this property, and has not ended. */
export function isPreviewToken(token: string, secret: string, propertyId: string, now: number): boolean {
  const [, property = '', expiry = '', signature = ''] = TOKEN_PATTERN.exec(token) ?? []
  if (property !== propertyId || Number.parseInt(expiry, 36) <= now) return false
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(secret, `${property}.${expiry}`)
  return given.length === right.length && timingSafeEqual(given, right)
}

/** The purpose is part of what is signed: a signature made for anything else is none here. */
function signatureOf(secret: string, claim: string): Buffer {
  return createHmac('sha256', secret).update(`preview-token|${claim}`).digest()
}
