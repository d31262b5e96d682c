import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useListAddress } from '../../../components/data-list/use-list-address.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { useT } from '../../../platform/texts.ts'
import { useToday } from '../../../platform/use-today.ts'
import { missingStaysQuery } from './api.ts'
import { ListActions } from './list/list-actions.tsx'
import { SubmissionList } from './list/submission-list.tsx'
import { MissingPart } from './missing/missing-part.tsx'
import classes from './submissions.module.css'
import { daysOf, PARTS, type Part, type SubmissionsSearch } from './submissions-search.ts'
import { useUnreadRegistrations } from './use-unread.ts'

const route = getRouteApi('/staff/registration/submissions')

/** What guests sent before they came, and who of those who come has not. */
export function SubmissionsPage() {
  const t = useT()
  const search: SubmissionsSearch = route.useSearch()
  const { part = 'sent', arriving = 'today' } = search
  const address = useListAddress<SubmissionsSearch>()
  const days = daysOf(arriving, useToday())
  const missing = useQuery(missingStaysQuery(days))
  const counts: Record<Part, number | undefined> = {
    sent: useUnreadRegistrations(),
    missing: missing.data?.items.length,
  }
  const partLabel = (one: Part) => (
    <span className={classes.part}>
      {t(`regSubs.part.${one}`)}
      {Boolean(counts[one]) && (
        <span className={classes.count}>{t(`regSubs.count.${one}`, { count: counts[one] ?? 0 })}</span>
      )}
    </span>
  )
  return (
    <>
      <PageHeader
        title={t('regSubs.title')}
        tab={t('nav.registration')}
        subtitle={t('regSubs.subtitle')}
        actions={part === 'sent' && <ListActions search={search} report={missing.data?.report ?? null} />}
      />
      <SegmentedControl
        className={classes.parts}
        aria-label={t('regSubs.parts')}
        value={part}
        onChange={(chosen) => address.filter({ part: chosen as Part, id: undefined })}
        data={PARTS.map((one) => ({ value: one, label: partLabel(one) }))}
      />
      {part === 'sent' ? (
        <SubmissionList search={search} form={missing.data?.form} address={address} />
      ) : (
        <MissingPart
          arriving={arriving}
          result={missing}
          onArriving={(next) => address.filter({ arriving: next })}
        />
      )}
    </>
  )
}
