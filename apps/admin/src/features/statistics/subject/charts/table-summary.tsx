import figures from '../../../../components/figures/figures.module.css'
import { useT } from '../../../../platform/texts.ts'

/** What opens the table behind a picture; of which one is seen from where it stands. */
export function TableSummary({ of }: { of: string }) {
  const t = useT()
  return (
    <summary>
      {t('statistics.asTable')}
      <span className={figures.hidden}>: {of}</span>
    </summary>
  )
}
