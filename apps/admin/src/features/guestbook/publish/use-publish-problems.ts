import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import type { PublishProblem } from '@innkeeper/domain/guestbook/publish-checks/problem.ts'
import { publishProblems } from '@innkeeper/domain/guestbook/publish-checks/publish-problems.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
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
  const { data: facts } = useQuery({ ...publishFactsQuery(cards ?? []), enabled: cards !== null })
  return useMemo(() => (cards && facts ? publishProblems(cards, facts) : NONE), [cards, facts])
}
