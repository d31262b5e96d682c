import { CallError } from '@innkeeper/api/client.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { ResultView } from '@innkeeper/ui/result-view.tsx'
import { confirmationPath } from '../api.ts'
import { useOrdering } from '../ordering.tsx'
import { UnknownOrder } from '../unknown-order.tsx'
import { useOrderTexts } from '../use-formats.ts'

type Props = { orderId: string; error: unknown; onRetry: () => void }

/** Why there is no receipt to see: not yet, not on this device, or it did not come. */
export function NoReceipt({ orderId, error, onRetry }: Props) {
  const t = useOrderTexts()
  const { hotel } = useOrdering()
  const reason = reasonOf(error)
  if (!reason) return <UnknownOrder error={error} onRetry={onRetry} />
  return (
    <ResultView
      type="warning"
      title={t(`receipt.${reason}.title`)}
      subtitle={t(`receipt.${reason}.text`)}
      actions={<ButtonLink href={confirmationPath(hotel, orderId)}>{t('action.back')}</ButtonLink>}
    />
  )
}

function reasonOf(error: unknown): 'none' | 'otherDevice' | null {
  const code = error instanceof CallError ? error.code : null
  if (code === 'order/no-receipt') return 'none'
  return code === 'order/other-device' ? 'otherDevice' : null
}
