import type { AuditItem } from '@innkeeper/api/audit.ts'
import { Button } from '@mantine/core'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { Detail, DetailList } from '../../components/page/detail-list.tsx'
import { useT } from '../../platform/texts.ts'
import classes from './audit.module.css'
import { detailLabel } from './detail-label.ts'
import { useSentence } from './use-sentence.ts'
import { When } from './when.tsx'

/** What the sentence says already, in better words. */
const IN_SENTENCE = new Set([
  'changed',
  'before',
  'after',
  'kind',
  'currency',
  'amount',
  'money',
  'enabled',
  'module',
  'plan',
  'until',
])

export function EntryDialog({ entry, onClose }: { entry: AuditItem; onClose: () => void }) {
  const t = useT()
  const sentence = useSentence()
  const details = Object.entries(entry.details).filter(
    ([name, value]) => value !== '' && !IN_SENTENCE.has(name),
  )
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
      <p className={classes.sentence}>{sentence(entry)}</p>
      <DetailList>
        <Detail label={t('audit.when')}>
          <When at={entry.at} />
        </Detail>
        <Detail label={t('audit.who')}>{entry.actorName}</Detail>
        {details.map(([name, value]) => (
          <Detail key={name} label={detailLabel(name, t)}>
            {value}
          </Detail>
        ))}
      </DetailList>
    </Dialog>
  )
}
