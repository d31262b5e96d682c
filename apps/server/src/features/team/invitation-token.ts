import { hashToken, newToken } from '../../platform/auth/secrets.ts'

/** 256 random bits for the mail, and what is stored of them. */
export function newInvitationToken(): { token: string; tokenHash: string } {
  const token = newToken()
  return { token, tokenHash: hashToken(token) }
}
