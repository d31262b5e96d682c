import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { bookingQuery } from './api.ts'
import type { Stay } from './stay.tsx'
import { stayValues } from './stay-values.ts'

type Context = {
  hotel: string
  bookingId: string | null
  hasBooking: boolean
  propertyName: string
  language: string
}

/** The stay the link opens, fetched apart from the shared page. A failure is silent (spec 8). */
export function useBooking({ hotel, bookingId, hasBooking, propertyName, language }: Context): Stay {
  const { data: booking, isError } = useQuery(bookingQuery(hotel, hasBooking ? bookingId : null))
  return useMemo(() => {
    if (booking) {
      const bookingLink = `${location.origin}/guestbook/${hotel}/${bookingId}`
      return { status: 'known', values: stayValues(booking, { propertyName, language, bookingLink }) }
    }
    const status = isError ? 'failed' : hasBooking ? 'pending' : 'none'
    return { status, values: { propertyName } }
  }, [booking, isError, hasBooking, hotel, bookingId, propertyName, language])
}
