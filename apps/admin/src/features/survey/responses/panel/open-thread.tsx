import { openThread } from '@innkeeper/api/messaging/threads.ts'
import { Button } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../../../platform/call.ts'
import { useFailureNotice } from '../../../../platform/failure-notice.ts'
import { useT } from '../../../../platform/texts.ts'

/** Begins the conversation of a stay that has none yet. */
export function OpenThread({ bookingId }: { bookingId: string }) {
  const t = useT()
  const navigate = useNavigate()
  const open = useMutation({ mutationFn: () => call(openThread, { body: { bookingId } }) })
  const tellFailure = useFailureNotice(t('surveyResponses.reply.failed'))
  return (
    <Button
      variant="default"
      leftSection={<IconMessageCircle size={16} stroke={1.7} aria-hidden />}
      loading={open.isPending}
      onClick={() =>
        open.mutate(undefined, {
          onSuccess: ({ id }) => void navigate({ to: '/messages/inbox', search: { thread: id } }),
          onError: tellFailure,
        })
      }
    >
      {t('surveyResponses.reply.thread')}
    </Button>
  )
}
