import { CallError } from '@innkeeper/api/client.ts'
import type { getPageStay } from '@innkeeper/api/html-builder.ts'
import type { PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'
import type { AnswerStore } from '../../../platform/answer-store.ts'
import { isAboutStay } from '../../../platform/is-about-stay.ts'
import { followLive } from '../../../platform/live-stream.ts'
import { type EndpointRoute, queryOf } from '../../../platform/query.ts'
import { stayValues } from '../../../platform/stay-values.ts'

const STAY = { method: 'GET', path: 'guest/:hotel/htmlbuilder/stay' } as const satisfies EndpointRoute<
  typeof getPageStay
>

type Page = { hotel: string; propertyName: string; language: string; origin: string }

/** What a page says to one guest. */
export type PageGuest = { values: PlaceholderValues; isRegistered: boolean }

/** Tells what a page says to the guest whose stay this browser opened, and again when it changes. */
export function followStay(
  answers: AnswerStore,
  { hotel, propertyName, language, origin }: Page,
  tell: (guest: PageGuest) => void,
): () => void {
  const query = queryOf<typeof getPageStay>(STAY, { params: { hotel } })
  const look = () => {
    const { data, error } = answers.read(query)
    // The link opens this stay no more: the page is anybody's again.
    const isOver = error instanceof CallError && error.code === 'booking/unknown'
    if (!data || isOver) return tell({ values: { propertyName }, isRegistered: false })
    const bookingLink = `${origin}/guestbook/${hotel}/${data.linkKey}`
    const values = stayValues(data, { propertyName, language, bookingLink })
    tell({ values, isRegistered: data.isRegistered })
  }
  const stopWatching = answers.watch(query, look)
  look()
  const stopFollowing = followLive((name, about) => {
    const { data } = answers.read(query)
    const isThis = name === 'stay.changed' && isAboutStay(about, data ? [data.watchId] : [])
    if (isThis || name === 'reset') void answers.refresh(query.key)
  })
  return () => {
    stopWatching()
    stopFollowing()
  }
}
