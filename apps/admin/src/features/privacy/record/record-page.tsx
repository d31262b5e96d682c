import type { ProcessingRecord } from '@innkeeper/api/privacy.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Loaded } from '../../../components/editing/form/loaded.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { useT } from '../../../platform/texts.ts'
import { useMoment } from '../../../platform/use-moment.ts'
import { recordQuery } from '../api.ts'
import { Controller } from './controller.tsx'
import { HeldTable } from './held-table.tsx'
import { Recipients } from './recipients.tsx'
import classes from './record.module.css'

/** The house's record of processing, to be read, printed and handed to whoever asks. */
export function RecordPage() {
  const t = useT()
  const record = useQuery(recordQuery)
  return (
    <div className={classes.page} data-processing-record>
      <Link className={classes.back} to="/settings/privacy">
        <IconArrowLeft size={16} stroke={1.7} aria-hidden />
        {t('nav.privacy')}
      </Link>
      <PageHeader
        title={t('privacyRecord.title')}
        subtitle={t('privacyRecord.subtitle')}
        actions={
          <Button
            className={classes.print}
            leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
            disabled={!record.data}
            onClick={() => window.print()}
          >
            {t('privacyRecord.print')}
          </Button>
        }
      />
      <Loaded query={record}>{(data) => <RecordOf record={data} />}</Loaded>
    </div>
  )
}

/** Everything on one sheet; what it cannot know is said at its foot. */
export function RecordOf({ record }: { record: ProcessingRecord }) {
  const t = useT()
  const { moment } = useMoment()
  return (
    <article className={classes.record}>
      <Controller controller={record.controller} />
      <HeldTable lines={record.lines} registers={record.registers} />
      <Recipients recipients={record.recipients} />
      <section className={classes.part} aria-label={t('privacyRecord.safe')}>
        <h2 className={classes.heading}>{t('privacyRecord.safe')}</h2>
        <ul className={classes.measures}>
          <li>{t('privacyRecord.safe.sealed')}</li>
          <li>{t('privacyRecord.safe.roles')}</li>
          <li>{t('privacyRecord.safe.audit')}</li>
          <li>{t('privacyRecord.safe.retention')}</li>
        </ul>
      </section>
      <p className={classes.foot}>{t('privacyRecord.foot', { when: moment(record.madeAt) })}</p>
    </article>
  )
}
