import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { isReauthenticationMissing } from '../../../platform/reauthentication.ts'
import { sessionQuery } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { accountQuery } from '../api.ts'

/** A change of the person's own account: says how it went and shows what is so now. */
export function useChange<V, R>(run: (values: V) => Promise<R>, onDone: (answer: R, values: V) => void) {
  const tellFailure = useFailureNotice(useT()('account.failed'))
  const queryClient = useQueryClient()
  const isOnItsWay = useRef(false)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: run,
    onSuccess: (answer, values) => {
      void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      onDone(answer, values)
    },
    onError: (error) => {
      // Who did not want to prove who they are has changed their mind.
      if (!isReauthenticationMissing(error)) tellFailure(error)
    },
    onSettled: () => {
      isOnItsWay.current = false
    },
  })
  /** Once, however often it is pressed. */
  const start = (values: V) => {
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    mutate(values)
  }
  return { start, isPending, variables }
}
