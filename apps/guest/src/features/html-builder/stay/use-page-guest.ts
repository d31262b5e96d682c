import type { GuestTemplate } from '@innkeeper/api/html-builder.ts'
import { namesStay } from '@innkeeper/html-builder/page/names-stay.ts'
import { useEffect, useState } from 'react'
import { partLoader } from '../../../platform/part-loading.ts'
import { useProperty } from '../../../platform/property-picture.tsx'
import { useAnswers } from '../../../platform/use-answer.tsx'
import type { PageGuest } from './follow-stay.ts'

const follower = partLoader(() => import('./follow-stay.ts'))

/**
 * What a page says to this visitor. The page is shared by everybody and knows the property alone; where
 * it names the stay of a guest, who has one, that is asked for once the page is shown.
 */
export function usePageGuest(
  { modules, contentLanguage }: Pick<GuestTemplate, 'modules' | 'contentLanguage'>,
  hasBooking: boolean,
): PageGuest {
  const answers = useAnswers()
  const { propertyId: hotel, name: propertyName } = useProperty()
  const [guest, setGuest] = useState<PageGuest>({ values: { propertyName }, isRegistered: false })
  const isWanted = hasBooking && namesStay(modules)
  useEffect(() => {
    if (!isWanted) return
    let stop: (() => void) | null = null
    let isLeft = false
    const page = { hotel, propertyName, language: contentLanguage, origin: location.origin }
    follower.want().then(
      ({ followStay }) => {
        if (!isLeft) stop = followStay(answers, page, setGuest)
      },
      // The words read without a guest too.
      () => undefined,
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [answers, isWanted, hotel, propertyName, contentLanguage])
  return guest
}
