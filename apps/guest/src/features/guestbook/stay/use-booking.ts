import { CallError } from '@innkeeper/api/client.ts'
import type { GuestBooking } from '@innkeeper/api/guests.ts'
import type { PagePreview } from '@innkeeper/api/page.ts'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { mayComeLater } from '../../../platform/retry.ts'
import type { Stay } from '../../../platform/stay.tsx'
import { stayValues } from '../../../platform/stay-values.ts'
import { useAnswer } from '../../../platform/use-answer.tsx'
import { useLastOf } from '../../../platform/use-last-of.ts'
import { bookingQuery } from '../api.ts'

type Context = {
  hotel: string
  bookingId: string | null
  hasBooking: boolean
  preview: PagePreview | null
  propertyName: string
  language: string
  languageIndex: number
}

type StayInHouse = { stay: Stay; booking: GuestBooking | null }

/**
 * The stay the link opens, fetched apart from the shared page. A refusal is silent apart from a log (spec 8); a stay
 * that is only out of reach is said to be, and asked for again (stay-away.tsx).
 */
export function useBooking(context: Context): StayInHouse {
  const { hotel, bookingId, hasBooking, preview, language, languageIndex } = context
  const { propertyName } = context
  const { data, error } = useAnswer(
    hasBooking && bookingId !== null ? bookingQuery(hotel, bookingId, languageIndex) : null,
  )
  // In another language the stay is the same: it stays in sight until its boxes come in that one. Much of the page
  // is drawn from it: in small steps, between which the page can be touched.
  const booking = useDeferredValue(useLastOf(data))
  const isError = error !== null
  const unknown = isError ? (mayComeLater(error) ? 'away' : 'failed') : hasBooking ? 'pending' : 'none'
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the one word about it, without the key
    if (isError) console.info('The booking was not fetched.')
  }, [isError])
  // The link opened this stay and opens it no more: renewed, cancelled, or over for long. The page is opened anew.
  const isGone = booking !== null && error instanceof CallError && error.code === 'booking/unknown'
  useEffect(() => {
    if (isGone) location.reload()
  }, [isGone])
  const stay = useMemo((): Stay => {
    if (preview) {
      const { guest } = preview
      const bookingLink = `/guestbook/${hotel}/preview`
      return {
        status: 'sample',
        values: guest ? stayValues(guest, { propertyName, language, bookingLink }) : { propertyName },
        linkKey: null,
      }
    }
    if (booking) {
      const bookingLink = `${location.origin}/guestbook/${hotel}/${bookingId}`
      return {
        status: 'known',
        values: stayValues(booking, { propertyName, language, bookingLink }),
        linkKey: bookingId,
        redeemed: booking.redeemed,
        times: { checkInTime: booking.checkInTime, checkOutTime: booking.checkOutTime },
        booking,
        isRegistered: booking.isRegistered,
      }
    }
    return { status: unknown, values: { propertyName }, linkKey: bookingId }
  }, [booking, unknown, preview, hotel, bookingId, propertyName, language])
  return { stay, booking }
}
