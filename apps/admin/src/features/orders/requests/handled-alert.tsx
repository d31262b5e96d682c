import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import { handledNotice } from './notice.ts'
import { useWhen } from './use-when.ts'

/** Somebody was faster: who, when, and that this answer did not go out. */
export function HandledAlert({ request }: { request: OrderRequest }) {
  const t = useT()
  const { short } = useWhen()
  const notice = handledNotice(t, request, short)
  return (
    notice && (
      <Alert color="accent" icon={<IconInfoCircle />} role="alert" title={notice}>
        {t('requests.notice.unsent')}
      </Alert>
    )
  )
}
