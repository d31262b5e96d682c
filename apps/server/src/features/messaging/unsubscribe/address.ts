import { createHmac, timingSafeEqual } from 'node:crypto'

const TOKEN_LENGTH = 24

export type UnsubscribeAddresses = {
  /** Where the guest of a stay stops getting offers. */
  of(propertyId: string, bookingId: string): string
  /** Whether a token is that of the stay; nobody makes one up. */
  isToken(propertyId: string, bookingId: string, token: string): boolean
}

/** Addresses that need no row of their own: what they say is proved by the installation's secret. */
export function createUnsubscribeAddresses({
  origin,
  secret,
}: {
  origin: string
  secret: string
}): UnsubscribeAddresses {
  const tokenOf = (propertyId: string, bookingId: string) =>
    createHmac('sha256', secret)
      .update(`unsubscribe|${propertyId}|${bookingId}`)
      .digest('base64url')
      .slice(0, TOKEN_LENGTH)
  return {
    of: (propertyId, bookingId) =>
      `${origin}/unsubscribe/${propertyId}/${bookingId}/${tokenOf(propertyId, bookingId)}`,
    isToken(propertyId, bookingId, token) {
      const expected = Buffer.from(tokenOf(propertyId, bookingId))
      const given = Buffer.from(token)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
