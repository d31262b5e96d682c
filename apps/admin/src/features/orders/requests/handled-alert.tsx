import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { errorText } from '../../../platform/error-text.ts'
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

export function FailureAlert({ error }: { error: unknown }) {
  const t = useT()
  return (
    <Alert color="red" variant="light" role="alert">
      {errorText(t, error)}
    </Alert>
  )
}
