import { STATISTICS } from '@innkeeper/domain/statistics/subjects.ts'
import { RankingBox } from '../../../../components/figures/ranking-box.tsx'
import { useT } from '../../../../platform/texts.ts'
import { measureLabel } from '../../subject-words.ts'
import type { PartsProps } from './parts-props.ts'
import { rankedRows } from './ranked-rows.ts'

/** More numbers than these nobody compares houses by. */
const MEASURES = 3

/** The same by property, where several were asked for. */
export function PropertyBox({ statistics, compare = 'before' }: PartsProps) {
  const t = useT()
  const { subject, byProperty, factors, currency } = statistics
  if (byProperty.length === 0) return null
  const names = Object.keys(STATISTICS[subject].measures).slice(0, MEASURES)
  const labels = names.map((name) => measureLabel(t, subject, name))
  return (
    <RankingBox
      title={t('statistics.byProperty')}
      {...(labels[0] && { barsOf: labels[0] })}
      columns={[t('statistics.propertyName'), ...labels, t(`statistics.compared.${compare}`)]}
      rows={rankedRows(
        byProperty.map(({ id, ...row }) => ({ ...row, key: id })),
        { subject, names, factors, writing: { t, currency } },
      )}
      empty={t('statistics.rows.none')}
    />
  )
}
