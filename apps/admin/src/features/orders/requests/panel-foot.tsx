import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { Button, Tooltip } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import { useListActs } from './list-acts.ts'
import { isWaiting } from './notice.ts'
import classes from './requests.module.css'

/** What can be done with the request, always in reach. */
export function PanelFoot({ request }: { request: OrderRequest }) {
  const t = useT()
  const { accept, decline, archive } = useListActs()
  if (request.archivedAt !== null) return null
  const waits = isWaiting(request)
  return (
    <div className={classes.foot}>
      <Tooltip label={t('requests.answerFirst')} disabled={!waits}>
        <Button
          variant="default"
          leftSection={<IconArchive size={16} stroke={1.7} />}
          data-disabled={waits}
          aria-disabled={waits}
          onClick={() => !waits && archive(request)}
        >
          {t('requests.archiveOne')}
        </Button>
      </Tooltip>
      {waits && (
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => decline(request)}>
            {t('requests.decline')}
          </Button>
          <Button onClick={() => accept(request)}>{t('requests.accept')}</Button>
        </div>
      )}
    </div>
  )
}
