import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { requestQuery, waitingQuery } from '../../features/orders/requests/api.ts'
import { useMayAnswer } from '../../features/orders/requests/use-may-answer.ts'
import { useLiveEvent } from '../../platform/live.tsx'
import { setTabCount } from '../../platform/tab-title.ts'
import { useT } from '../../platform/texts.ts'
import { useToday } from '../../platform/use-today.ts'
import { arrivals } from './arrivals.ts'
import { showNotification } from './show-notification.ts'
import { useRing } from './use-ring.ts'

/** On every page of who answers requests: a sound or a notification for a new one, and their count in the title. */
export function RequestWatch() {
  return useMayAnswer() ? <Watch /> : null
}

function Watch() {
  const t = useT()
  const today = useToday()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: waiting } = useQuery(waitingQuery)
  const known = useRef(waiting)

  const ring = useRing(async (id) => {
    const request = await queryClient.fetchQuery(requestQuery(id)).catch(() => null)
    const open = () => void navigate({ to: '/requests', search: { open: id } })
    if (request) showNotification(t, request, { today, onOpen: open })
  })
  const arrive = useEffectEvent(ring)

  useLiveEvent('order.placed', ({ requestId, isPreview }) => {
    if (!isPreview) arrive(requestId)
  })

  // What came while the stream was cut for long is told by nobody but the list itself.
  useEffect(() => {
    if (!waiting) return
    for (const id of arrivals(known.current, waiting)) arrive(id)
    known.current = waiting
  }, [waiting])

  const count = waiting?.waiting ?? 0
  useEffect(() => {
    setTabCount(count)
    return () => setTabCount(0)
  }, [count])
  return null
}
