import { useQuery } from '@tanstack/react-query'
import { SidePanel } from '../../../components/dialog/side-panel.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useT } from '../../../platform/texts.ts'
import { requestQuery } from './api.ts'
import { PanelFoot } from './panel-foot.tsx'
import { RequestDetails } from './request-details.tsx'
import { RequestLoading } from './request-loading.tsx'
import classes from './requests.module.css'

type Props = { requestId: string | undefined; onClose: () => void }

/** Everything about one request, beside the list; follows what others do to it. */
export function RequestPanel({ requestId, onClose }: Props) {
  const t = useT()
  const { data, error, refetch } = useQuery({
    ...requestQuery(requestId ?? ''),
    enabled: requestId !== undefined,
  })
  const request = data?.id === requestId ? data : undefined
  return (
    <SidePanel
      title={request ? t('requests.panel.title', { number: request.number }) : t('nav.requests')}
      isOpen={requestId !== undefined}
      onClose={onClose}
      size={520}
    >
      {request && (
        <div className={classes.panel}>
          <RequestDetails request={request} />
          <PanelFoot request={request} />
        </div>
      )}
      {!request && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!request && !error && <RequestLoading />}
    </SidePanel>
  )
}
