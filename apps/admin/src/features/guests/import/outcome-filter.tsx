import { IMPORT_ROW_FILTERS, type ImportCounts, type ImportRowFilter } from '@innkeeper/api/guests/import.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './import.module.css'

type Props = {
  label: string
  counts: ImportCounts
  total: number
  shown: ImportRowFilter
  onShow: (filter: ImportRowFilter) => void
}

const ALWAYS: readonly ImportRowFilter[] = ['all', 'new', 'changed', 'unchanged', 'refused']

/** How many rows of each kind, each a way to see them alone. */
export function OutcomeFilter({ label, counts, total, shown, onShow }: Props) {
  const t = useT()
  const countOf = (filter: ImportRowFilter) => (filter === 'all' ? total : counts[filter])
  return (
    <fieldset className={classes.outcomes} aria-label={label}>
      {IMPORT_ROW_FILTERS.filter((filter) => ALWAYS.includes(filter) || countOf(filter) > 0).map((filter) => (
        <button
          key={filter}
          type="button"
          className={classes.outcome}
          data-kind={countOf(filter) > 0 ? filter : undefined}
          aria-pressed={filter === shown}
          onClick={() => onShow(filter)}
        >
          <span className={classes.outcomeCount}>{t('bookingImport.count', { count: countOf(filter) })}</span>
          <span>{t(`bookingImport.show.${filter}`)}</span>
        </button>
      ))}
    </fieldset>
  )
}
