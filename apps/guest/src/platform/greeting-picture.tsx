import type { getGuestbook } from '@innkeeper/api/guestbook.ts'
import { CARD_KINDS } from '@innkeeper/domain/guestbook/card-types.ts'
import { PropertyPicture } from './property-picture.tsx'
import { type EndpointRoute, queryOf } from './query.ts'
import { useAnswer } from './use-answer.tsx'

const GUESTBOOK = { method: 'GET', path: 'guest/:hotel/guestbook' } as const satisfies EndpointRoute<
  typeof getGuestbook
>

/** The house's own boxes, as everybody gets them. */
function guestbookQuery(hotel: string) {
  return queryOf<typeof getGuestbook>(GUESTBOOK, { params: { hotel }, query: {} })
}

type GreetingPictureProps = { hotel: string; sizes: string; isFirst?: boolean }

/** The photograph of the house's greeting, once it is known; it stands behind words and says nothing itself. */
export function GreetingPicture({ hotel, ...shown }: GreetingPictureProps) {
  const { data } = useAnswer(guestbookQuery(hotel))
  const greeting = data?.boxes.find(({ type }) => CARD_KINDS[type].isHeader)
  const picture = greeting?.pictures[0] ?? greeting?.styles.backgroundPicture
  return picture ? <PropertyPicture picture={{ ...picture, alt: '' }} {...shown} /> : null
}
