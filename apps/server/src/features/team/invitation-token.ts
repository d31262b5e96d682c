import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for the mail, and what is stored of them. */
export function newInvitationToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashOfToken(token) }
}

/** Unsalted and quick: there is nothing to guess in 256 random bits. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
