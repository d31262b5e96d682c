import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { Button, Tooltip } from '@mantine/core'
import { IconArchive, IconPrinter } from '@tabler/icons-react'
import { onFirstPress } from '../../../components/first-press.ts'
import { useT } from '../../../platform/texts.ts'
import { FinishButton } from './finish-button.tsx'
import { useListActs } from './list-acts.ts'
import { isWaiting } from './notice.ts'
import { isCancellable, isToDo } from './progress.ts'
import classes from './requests.module.css'

/** What can be done with the request, always in reach. */
export function PanelFoot({ request }: { request: OrderRequest }) {
  const t = useT()
  const { print, mayHandle } = useListActs()
  return (
    <div className={classes.foot}>
      <div className={classes.buttons}>
        {mayHandle && request.archivedAt === null && <PutAway request={request} />}
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.7} />}
          onClick={() => print(request)}
          aria-keyshortcuts="p"
        >
          {t('requests.print')}
        </Button>
      </div>
      <NextStep request={request} />
    </div>
  )
}

function PutAway({ request }: { request: OrderRequest }) {
  const t = useT()
  const { archive } = useListActs()
  const waits = isWaiting(request)
  return (
    <Tooltip label={t('requests.answerFirst')} disabled={!waits}>
      <Button
        variant="default"
        leftSection={<IconArchive size={16} stroke={1.7} />}
        data-disabled={waits}
        aria-disabled={waits}
        onClick={onFirstPress(() => !waits && archive(request))}
        aria-keyshortcuts="e"
      >
        {t('requests.archiveOne')}
      </Button>
    </Tooltip>
  )
}

/** Answer it, then do it; what was accepted can be cancelled or refunded, done or not. */
function NextStep({ request }: { request: OrderRequest }) {
  const t = useT()
  const { accept, decline, cancel, reopen, mayHandle } = useListActs()
  if (isWaiting(request)) {
    return (
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => decline(request)} aria-keyshortcuts="d">
          {t('requests.decline')}
        </Button>
        <Button onClick={() => accept(request)} aria-keyshortcuts="a">
          {t('requests.accept')}
        </Button>
      </div>
    )
  }
  if (!isCancellable(request)) return null
  return (
    <div className={classes.buttons}>
      {request.doneAt && (
        <Button variant="subtle" color="gray" onClick={onFirstPress(() => reopen(request))}>
          {t('requests.notDone')}
        </Button>
      )}
      {mayHandle && (
        <Button variant="default" onClick={onFirstPress(() => cancel(request))} aria-keyshortcuts="c">
          {t('requests.cancel')}
        </Button>
      )}
      {isToDo(request) && <FinishButton request={request} />}
    </div>
  )
}
