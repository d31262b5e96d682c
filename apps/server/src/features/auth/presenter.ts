import type { listApiTokens, listSessions } from '@innkeeper/api/auth.ts'
import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { SessionRow } from '../../platform/auth/session-repository.ts'

export function presentSession(row: SessionRow, currentId: string): AnswerOf<typeof listSessions>[number] {
  return {
    id: row.id,
    isCurrent: row.id === currentId,
    address: row.ipAddress,
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }
}

type ApiTokenRow = Pick<SessionRow, 'id' | 'name' | 'createdAt' | 'lastSeenAt' | 'expiresAt'>

/** A client that never called was last seen when its token was made. */
export function presentApiToken(row: ApiTokenRow): AnswerOf<typeof listApiTokens>[number] {
  const wasUsed = row.lastSeenAt > row.createdAt
  return {
    id: row.id,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: wasUsed ? row.lastSeenAt.toISOString() : null,
    expiresAt: row.expiresAt.toISOString(),
  }
}
