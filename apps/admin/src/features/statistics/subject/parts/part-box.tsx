import { STATISTICS } from '@innkeeper/domain/statistics/subjects.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import figures from '../../../../components/figures/figures.module.css'
import { RankingBox } from '../../../../components/figures/ranking-box.tsx'
import { useT } from '../../../../platform/texts.ts'
import { measureLabel, partName, partTitle, rowName } from '../../subject-words.ts'
import type { PartsProps } from './parts-props.ts'
import { rankedRows } from './ranked-rows.ts'

/** What most people look for; the others are one press away. */
const ROWS_FIRST = 10

type Props = PartsProps & { part: string; rows: PartsProps['statistics']['parts'][number]['rows'] }

/** A subject by one of its parts, the largest row first. */
export function PartBox({ statistics, compare = 'before', part, rows }: Props) {
  const t = useT()
  const [isWhole, setIsWhole] = useState(false)
  const { subject, factors, currency } = statistics
  const names = STATISTICS[subject].parts[part] ?? []
  const labels = names.map((name) => measureLabel(t, subject, name))
  const shown = isWhole ? rows : rows.slice(0, ROWS_FIRST)
  return (
    <div>
      <RankingBox
        title={partTitle(t, part)}
        {...(labels.length > 1 && labels[0] && { barsOf: labels[0] })}
        columns={[partName(t, part), ...labels, t(`statistics.compared.${compare}`)]}
        rows={rankedRows(
          shown.map((row) => ({ ...row, key: row.row, name: rowName(t, part, row) })),
          { subject, names, factors, writing: { t, currency } },
        )}
        empty={t('statistics.rows.none')}
      />
      {rows.length > ROWS_FIRST && (
        <Button variant="subtle" mt="xs" className={figures.control} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('statistics.rows.fewer') : t('statistics.rows.all', { count: rows.length })}
        </Button>
      )}
    </div>
  )
}
