import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { onFirstPress } from '../../../components/first-press.ts'
import { useT } from '../../../platform/texts.ts'
import { useListActs } from './list-acts.ts'
import { useNameOf } from './name-of.ts'
import { wayOf } from './request-kinds.ts'

/** After the acceptance: delivered, picked up or done, in the word that fits the order. */
export function FinishButton({ request }: { request: RequestListItem }) {
  const t = useT()
  const { finish } = useListActs()
  const name = useNameOf()(request)
  return (
    <Button
      variant="default"
      leftSection={<IconCheck size={16} stroke={1.8} />}
      onClick={onFirstPress(() => finish(request))}
      aria-label={`${t(`requests.finish.${wayOf(request)}`)}: ${t('requests.finishOf', { name })}`}
      aria-keyshortcuts="f"
    >
      {t(`requests.finish.${wayOf(request)}`)}
    </Button>
  )
}
