import type { OrderRequest, RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { usePrinted } from '../../../platform/use-printed.ts'
import { requestQuery } from './api.ts'
import { Ticket } from './ticket.tsx'

/** Prints one request as a kitchen ticket; the paper stands in the page only while the browser prints. */
export function usePrintTicket(): { print: (request: RequestListItem) => void; paper: ReactNode } {
  const t = useT()
  const queryClient = useQueryClient()
  const tellFailure = useFailureNotice(t('requests.failed'))
  const [printed, setPrinted] = usePrinted<OrderRequest>()

  return {
    print: ({ id }) => void queryClient.fetchQuery(requestQuery(id)).then(setPrinted, tellFailure),
    paper: printed && <Ticket request={printed} />,
  }
}
