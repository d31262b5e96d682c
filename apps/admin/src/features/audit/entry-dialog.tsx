import type { AuditItem } from '@innkeeper/api/audit.ts'
import { Button } from '@mantine/core'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { Detail, DetailList } from '../../components/page/detail-list.tsx'
import { useT } from '../../platform/texts.ts'
import { detailLabel } from './detail-label.ts'
import { When } from './when.tsx'

export function EntryDialog({ entry, onClose }: { entry: AuditItem; onClose: () => void }) {
  const t = useT()
  const details = Object.entries(entry.details).filter(([, value]) => value !== '')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`audit.action.${entry.action}`)}
      buttons={
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('action.close')}
        </Button>
      }
    >
      <DetailList>
        <Detail label={t('audit.when')}>
          <When at={entry.at} />
        </Detail>
        <Detail label={t('audit.who')}>{entry.actorName}</Detail>
        {entry.subject && <Detail label={t('audit.about')}>{entry.subject}</Detail>}
        {details.map(([name, value]) => (
          <Detail key={name} label={detailLabel(name, t)}>
            {value}
          </Detail>
        ))}
      </DetailList>
    </Dialog>
  )
}
