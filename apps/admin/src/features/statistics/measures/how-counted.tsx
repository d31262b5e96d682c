import { SETTLED_AFTER_DAYS, type Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { About } from '../../../components/figures/about.tsx'
import { useT } from '../../../platform/texts.ts'
import { howWords, measureLabel } from '../subject-words.ts'

/** What is counted as it comes, and never anew; the arrivals that visits are held against are stays, and may change. */
const COUNTED_AT_ONCE: readonly Subject[] = ['visits', 'boxes', 'vouchers']
const OF_ARRIVALS: readonly string[] = ['arrivals', 'reachedOfArrivals']

/** Where a number comes from, for whoever wants to believe it. */
export function HowCounted({ subject, name }: { subject: Subject; name: string }) {
  const t = useT()
  const measure = measureLabel(t, subject, name)
  const canChange = !COUNTED_AT_ONCE.includes(subject) || OF_ARRIVALS.includes(name)
  return (
    <About label={t('statistics.how', { measure })}>
      <h3>{measure}</h3>
      <p>{howWords(t, subject, name)}</p>
      {canChange && <p>{t('statistics.settles', { count: SETTLED_AFTER_DAYS })}</p>}
    </About>
  )
}
