import { cancelMailing } from '@innkeeper/api/messaging/mailings.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { useFailureNotice } from '../../../platform/failure-notice.ts'

/** Takes back a scheduled message from the line that says it was scheduled. */
export function useCancelAny() {
  const queryClient = useQueryClient()
  const onError = useFailureNotice()
  return useMutation({
    mutationFn: (mailingId: string) => call(cancelMailing, { params: { mailingId }, body: {} }),
    onError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mailings'] }),
  })
}
