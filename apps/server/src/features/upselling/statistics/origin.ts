import type { UpsellingStatistics } from '@innkeeper/api/upselling/statistics.ts'

export type Origin = Pick<UpsellingStatistics['byOrigin'][number], 'kind' | 'id'>

const NAMED = /^(message|card|page)\/([A-Za-z0-9_-]+)$/

/** What led a guest to the store, as `message/<id>`, `card/<id>` or `page/<id>`; anything else is no origin of ours. */
export function originOf(cameFrom: string): Origin {
  const [, kind, id] = NAMED.exec(cameFrom) ?? []
  return kind && id ? { kind: kind as Origin['kind'], id } : { kind: 'other', id: '' }
}
