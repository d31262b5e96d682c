import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { responseQuery } from '../../features/survey/api.ts'
import { useLiveEvent } from '../../platform/live.tsx'
import { useCan, useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { systemNotification } from '../request-watch/system-notification.ts'
import { useRing } from '../request-watch/use-ring.ts'
import { responseNotice, ringsFor } from './response-notice.ts'

/** On every page of who handles answers: a sound or a notification for a guest who is not happy. */
export function ResponseWatch() {
  const { modules } = useSession().property
  return useCan()('responses:handle') && modules.includes('guestFeedback') ? <Watch /> : null
}

function Watch() {
  const t = useT()
  const can = useCan()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const ring = useRing(async (id) => {
    const response = await queryClient.fetchQuery(responseQuery(id)).catch(() => null)
    if (!response) return
    const open = () =>
      void navigate({
        to: '/surveys/$surveyId/responses',
        params: { surveyId: response.surveyId },
        search: { view: 'responses', response: id },
      })
    systemNotification({ ...responseNotice(t, response), tag: id, onOpen: open })
  })
  useLiveEvent('survey.answered', (answered) => {
    if (ringsFor(answered, can)) ring(answered.responseId)
  })
  return null
}
