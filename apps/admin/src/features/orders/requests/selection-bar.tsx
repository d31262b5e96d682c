import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { Button, Tooltip } from '@mantine/core'
import { StickyBar } from '../../../components/editing/sticky-bar/sticky-bar.tsx'
import { useT } from '../../../platform/texts.ts'
import { isWaiting } from './notice.ts'

type Props = {
  requests: RequestListItem[]
  onClear: () => void
  onAccept: () => void
  onDecline: () => void
  onArchive: () => void
}

/** Stays in sight while requests are selected; the server says which of them could not be handled. */
export function SelectionBar({ requests, onClear, onAccept, onDecline, onArchive }: Props) {
  const t = useT()
  const waits = requests.some(isWaiting)
  const isAnswered = requests.some((request) => !isWaiting(request))
  return (
    <StickyBar status={t('requests.selected', { count: requests.length })}>
      <Button variant="subtle" color="gray" onClick={onClear}>
        {t('requests.clearSelection')}
      </Button>
      <Tooltip label={t('requests.answerFirst')} disabled={isAnswered}>
        <Button
          variant="default"
          data-disabled={!isAnswered}
          aria-disabled={!isAnswered}
          onClick={() => isAnswered && onArchive()}
        >
          {t('requests.archiveOne')}
        </Button>
      </Tooltip>
      {waits && (
        <>
          <Button variant="default" onClick={onDecline}>
            {t('requests.decline')}
          </Button>
          <Button onClick={onAccept}>{t('requests.accept')}</Button>
        </>
      )}
    </StickyBar>
  )
}
