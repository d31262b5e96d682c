import type { GuestTemplate, getPageOffers } from '@innkeeper/api/html-builder.ts'
import { offersAskedIn } from '@innkeeper/html-builder/offers-asked.ts'
import type { PageSetting } from '@innkeeper/html-builder/page/page-setting.tsx'
import { useEffect } from 'react'
import { followLive, type LiveName } from '../../platform/live-stream.ts'
import { type EndpointRoute, queryOf } from '../../platform/query.ts'
import { useAnswer, useAnswers } from '../../platform/use-answer.tsx'

const OFFERS = {
  method: 'GET',
  path: 'guest/:hotel/htmlbuilder/templates/:id/offers',
} as const satisfies EndpointRoute<typeof getPageOffers>

/** What else is left changes with every order of anybody: it is looked at now and then. */
const STALE_MS = 60_000
const CHANGE_OFFERS: readonly LiveName[] = [
  'deal.changed',
  'roomUpgrade.changed',
  'product.changed',
  'template.published',
  'stay.changed',
  'reset',
]
const NONE: PageSetting['offers'] = {}

/**
 * Deals and rooms that this visitor can have now. The page is shared by everybody: it is asked for once the page is
 * shown, where the page has a module for it.
 */
export function usePageOffers(
  hotel: string,
  { id, language, modules }: Pick<GuestTemplate, 'id' | 'language' | 'modules'>,
): PageSetting['offers'] {
  const answers = useAnswers()
  const isWanted = offersAskedIn(modules).length > 0
  const query = {
    ...queryOf<typeof getPageOffers>(OFFERS, { params: { hotel, id }, query: { language: language.index } }),
    staleAfterMs: STALE_MS,
    lookEveryMs: STALE_MS,
  }
  const { data } = useAnswer(isWanted ? query : null)
  const { key } = query
  useEffect(() => {
    if (!isWanted) return
    return followLive((name) => {
      if (CHANGE_OFFERS.includes(name)) void answers.refresh(key)
    })
  }, [answers, isWanted, key])
  return data?.offers ?? NONE
}
