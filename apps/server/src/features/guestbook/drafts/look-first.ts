import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import {
  blockingProblems,
  publishProblems,
} from '@innkeeper/domain/guestbook/publish-checks/publish-problems.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { FindFacts, PropertyPart } from './publish-facts.ts'

/** Refuses cards that would show guests a broken link or lack what the form asks for, and says which. */
export async function refuseBlocked(
  tx: Tx,
  facts: FindFacts,
  part: PropertyPart,
  cards: readonly Card[],
): Promise<void> {
  const problems = blockingProblems(publishProblems(cards, await facts.read(tx, part, cards)))
  if (problems.length === 0) return
  throw new AppError('guestbook/publish-blocked', 'Mend these problems before publishing.', { problems })
}
