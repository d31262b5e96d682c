import { singleLine } from '@innkeeper/domain/single-line.ts'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import type { ThreadHouse } from './house.ts'
import type { ListedThread } from './repository.ts'
import { threadEntries } from './tables.ts'

const SUBJECT_MAX = 180
const ANSWERS = /^\s*(re|sv|vs|aw|antw)\s*:\s*/i

/** What an answer by mail is about: the guest's own words where they wrote a mail. */
export async function subjectOf(
  tx: Tx,
  house: ThreadHouse,
  { thread, stay }: Pick<ListedThread, 'thread' | 'stay'>,
): Promise<string> {
  const [mail] = await tx
    .select({ subject: threadEntries.subject })
    .from(threadEntries)
    .where(
      and(
        eq(threadEntries.propertyId, thread.propertyId),
        eq(threadEntries.threadId, thread.id),
        isNotNull(threadEntries.subject),
      ),
    )
    .orderBy(desc(threadEntries.number))
    .limit(1)
  const theirs = singleLine(mail?.subject ?? '')
    .replace(ANSWERS, '')
    .slice(0, SUBJECT_MAX)
  // What they wrote is words and no placeholder.
  if (theirs) return `Re: ${theirs.replace(/[{}]/g, '')}`
  const { code } = house.languageOf(stay?.language ?? thread.language)
  const { translate } = await import('@innkeeper/i18n/translate.ts')
  return translate(code, 'mail.thread.subject', { property: house.property.name })
}
