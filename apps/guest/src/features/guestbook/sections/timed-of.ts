import type { Box } from '@innkeeper/api/guestbook.ts'
import type { Timed } from '@innkeeper/domain/guestbook/for-now.ts'

/** What of a box tells when it is for. */
export function timedOf({ opens, options }: Pick<Box, 'opens' | 'options'>): Timed {
  return { opens, week: options.facilities?.week ?? null }
}
