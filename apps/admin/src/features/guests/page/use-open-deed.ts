import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { StayDeed } from './guest-search.ts'

const route = getRouteApi('/staff/guests/$bookingId')

/** The panel that stands beside the page, which its address names. */
export function useOpenDeed() {
  const navigate = useNavigate()
  const { bookingId } = route.useParams()
  const deed = route.useSearch().do
  const show = (next: StayDeed | undefined) =>
    void navigate({
      to: '/guests/$bookingId',
      params: { bookingId },
      search: next ? { do: next } : {},
      replace: true,
      resetScroll: false,
    })
  return { deed, open: show, close: () => show(undefined) }
}
