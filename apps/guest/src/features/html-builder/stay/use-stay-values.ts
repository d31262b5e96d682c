import type { GuestTemplate } from '@innkeeper/api/html-builder.ts'
import type { PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'
import { namesStay } from '@innkeeper/html-builder/page/names-stay.ts'
import { useEffect, useState } from 'react'
import { partLoader } from '../../../platform/part-loading.ts'
import { useProperty } from '../../../platform/property-picture.tsx'
import { useAnswers } from '../../../platform/use-answer.tsx'

const follower = partLoader(() => import('./follow-stay.ts'))

/**
 * What placeholders of a page say to this visitor. The page is shared by everybody and knows the property alone; where
 * its words name the stay of a guest, who has one, that is asked for once the page is shown.
 */
export function useStayValues(
  { modules, contentLanguage }: Pick<GuestTemplate, 'modules' | 'contentLanguage'>,
  hasBooking: boolean,
): PlaceholderValues {
  const answers = useAnswers()
  const { propertyId: hotel, name: propertyName } = useProperty()
  const [values, setValues] = useState<PlaceholderValues>({ propertyName })
  const isWanted = hasBooking && namesStay(modules)
  useEffect(() => {
    if (!isWanted) return
    let stop: (() => void) | null = null
    let isLeft = false
    const page = { hotel, propertyName, language: contentLanguage, origin: location.origin }
    follower.want().then(
      ({ followStay }) => {
        if (!isLeft) stop = followStay(answers, page, setValues)
      },
      // The words read without a guest too.
      () => undefined,
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [answers, isWanted, hotel, propertyName, contentLanguage])
  return values
}
