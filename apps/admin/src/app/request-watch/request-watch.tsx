import { DEFAULT_NOTIFICATION_SETTINGS } from '@innkeeper/domain/team/notification-settings.ts'
import { notifications } from '@mantine/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { requestQuery, waitingQuery } from '../../features/orders/requests/api.ts'
import { useMayAnswer } from '../../features/orders/requests/use-may-answer.ts'
import { notificationsQuery } from '../../features/team/api.ts'
import { playChime } from '../../platform/chime.ts'
import { useLiveEvent } from '../../platform/live.tsx'
import { setTabCount } from '../../platform/tab-title.ts'
import { useT } from '../../platform/texts.ts'
import { useToday } from '../../platform/use-today.ts'
import { arrivals } from './arrivals.ts'
import { notificationChannels } from './notification-channels.ts'
import { oncePerBrowser } from './once-per-browser.ts'
import { showNotification } from './show-notification.ts'

/** A tab in the background lets the one in front speak first: what is wanted there goes. */
const BACKGROUND_WAIT_MS = 300

const isInFront = () => document.visibilityState === 'visible' && document.hasFocus()

/** On every page of who answers requests: a sound or a notification for a new one, and their count in the title. */
export function RequestWatch() {
  return useMayAnswer() ? <Watch /> : null
}

function Watch() {
  const t = useT()
  const today = useToday()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: settings = DEFAULT_NOTIFICATION_SETTINGS } = useQuery(notificationsQuery)
  const { data: waiting } = useQuery(waitingQuery)
  const known = useRef(waiting)
  const [heard] = useState(() => new Set<string>())

  const tell = useEffectEvent(async (id: string): Promise<boolean> => {
    const permission = typeof Notification === 'undefined' ? 'unsupported' : Notification.permission
    const { sound, notification } = notificationChannels(settings, { isInFront: isInFront(), permission })
    if (notification) {
      const request = await queryClient.fetchQuery(requestQuery(id)).catch(() => null)
      const open = () => void navigate({ to: '/requests', search: { open: id } })
      if (request) showNotification(t, request, { today, onOpen: open })
    }
    if (!sound || (await playChime())) return true
    if (isInFront()) {
      notifications.show({ id: 'sound-blocked', color: 'accent', message: t('requests.soundBlocked') })
    }
    return false
  })

  const arrive = useEffectEvent((id: string) => {
    if (heard.has(id)) return
    heard.add(id)
    setTimeout(() => void oncePerBrowser(id, () => tell(id)), isInFront() ? 0 : BACKGROUND_WAIT_MS)
  })

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
