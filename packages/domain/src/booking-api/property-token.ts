import * as z from 'zod/mini'

/** What a token of a property opens; more scopes come with more calls for other systems. */
export const TOKEN_SCOPES = ['bookings'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** Lets a leaked token be found by those who search for such. */
export const PROPERTY_TOKEN_PREFIX = 'innkeeper_property_'

/** Of one property, those that still open something. */
export const PROPERTY_TOKENS_MAX = 20
export const TOKEN_NAME_MAX = 80

export const tokenNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(TOKEN_NAME_MAX))

type Token = { expiresAt: Date | null; revokedAt: Date | null }

/** Whether a token opens nothing any more. */
export function isTokenEnded({ expiresAt, revokedAt }: Token, now: Date): boolean {
  return revokedAt !== null || (expiresAt !== null && expiresAt <= now)
}
