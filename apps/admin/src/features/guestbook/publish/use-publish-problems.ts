import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import type { PublishProblem } from '@innkeeper/domain/guestbook/publish-checks/problem.ts'
import { lookThrough } from '@innkeeper/domain/guestbook/publish-checks/publish-problems.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { inSlices } from '../../../platform/in-slices.ts'
import { publishFactsQuery } from '../api.ts'
import type { CardList } from '../card-list-changes.ts'

const NONE: PublishProblem[] = []

/** The cards that publishing would keep. */
export function keptCards(list: CardList): Card[] {
  return list.cards.filter(({ deletedAt }) => deletedAt === null).map(({ card }) => card)
}

/** What is worth a look before publishing, counted again with everything that is saved. */
export function usePublishProblems(list: CardList | undefined): PublishProblem[] {
  // A long list is looked through when there is time; typing comes first.
  const shown = useDeferredValue(list)
  const cards = useMemo(() => (shown ? keptCards(shown) : null), [shown])
  // Which files they name is found by walking through all their texts: once for each list, not at every drawing.
  const query = useMemo(() => publishFactsQuery(cards ?? []), [cards])
  const { data: facts } = useQuery({ ...query, enabled: cards !== null })
  const [problems, setProblems] = useState(NONE)
  useEffect(() => {
    if (cards && facts) return inSlices(lookThrough(cards, facts), setProblems)
  }, [cards, facts])
  return problems
}
