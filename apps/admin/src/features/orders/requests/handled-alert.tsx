import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { GUEST_CANCELLED_REASON } from '@innkeeper/domain/orders/constants.ts'
import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import { handledNotice } from './notice.ts'
import { useWhen } from './use-when.ts'

/** Somebody was faster: who, when, and that this answer did not go out. After the guest there is none to give. */
export function HandledAlert({ request }: { request: OrderRequest }) {
  const t = useT()
  const { short } = useWhen()
  const notice = handledNotice(t, request, short)
  const isCancelled = request.reason === GUEST_CANCELLED_REASON
  return (
    notice && (
      <Alert color="accent" icon={<IconInfoCircle />} role="alert" title={notice}>
        {t(isCancelled ? 'requests.notice.nothingToAnswer' : 'requests.notice.unsent')}
      </Alert>
    )
  )
}
