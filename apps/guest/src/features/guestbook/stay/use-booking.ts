import type { GuestBooking } from '@innkeeper/api/guests.ts'
import type { PagePreview } from '@innkeeper/api/page.ts'
import { useDeferredValue, useEffect, useMemo } from 'react'
import type { Stay } from '../../../platform/stay.tsx'
import { useAnswer } from '../../../platform/use-answer.tsx'
import { useLastOf } from '../../../platform/use-last-of.ts'
import { bookingQuery } from '../api.ts'
import { sampleStay } from './sample-stay.ts'
import { stayValues } from './stay-values.ts'

type Context = {
  hotel: string
  bookingId: string | null
  hasBooking: boolean
  preview: PagePreview | null
  propertyName: string
  timeZone: string
  renderedAt: number
  language: string
  languageIndex: number
}

type StayInHouse = { stay: Stay; booking: GuestBooking | null }

/** The stay the link opens, fetched apart from the shared page. A failure is silent apart from a log (spec 8). */
export function useBooking(context: Context): StayInHouse {
  const { hotel, bookingId, hasBooking, preview, language, languageIndex } = context
  const { propertyName, timeZone, renderedAt } = context
  const { data, error } = useAnswer(
    hasBooking && bookingId !== null ? bookingQuery(hotel, bookingId, languageIndex) : null,
  )
  // In another language the stay is the same: it stays in sight until its boxes come in that one. Much of the page
  // is drawn from it: in small steps, between which the page can be touched.
  const booking = useDeferredValue(useLastOf(data))
  const isError = error !== null
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the one word about it, without the key
    if (isError) console.info('The booking of this guestbook could not be fetched.')
  }, [isError])
  const stay = useMemo((): Stay => {
    if (preview) return sampleStay(preview, { hotel, propertyName, language, timeZone, renderedAt })
    if (booking) {
      const bookingLink = `${location.origin}/guestbook/${hotel}/${bookingId}`
      return {
        status: 'known',
        values: stayValues(booking, { propertyName, language, bookingLink }),
        linkKey: bookingId,
        redeemed: booking.redeemed,
      }
    }
    const status = isError ? 'failed' : hasBooking ? 'pending' : 'none'
    return { status, values: { propertyName }, linkKey: bookingId }
  }, [booking, isError, hasBooking, preview, hotel, bookingId, propertyName, language, timeZone, renderedAt])
  return { stay, booking }
}
