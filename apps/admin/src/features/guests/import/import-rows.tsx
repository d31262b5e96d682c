import {
  type BookingImport,
  IMPORT_ROWS_PER_PAGE,
  type ImportCounts,
  type ImportRow,
  type ImportRowFilter,
} from '@innkeeper/api/guests/import.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ListPages } from '../../../components/data-list/list-pages.tsx'
import { Box } from '../../../components/page/box.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useT } from '../../../platform/texts.ts'
import { importRowsQuery } from './api.ts'
import classes from './import.module.css'
import { OutcomeFilter } from './outcome-filter.tsx'
import { RowLine } from './row-line.tsx'

const route = getRouteApi('/staff/guests/import')

type Props = {
  staged: BookingImport
  counts: ImportCounts
  /** What opens first. */
  usual: ImportRowFilter
  onMend?: (row: ImportRow) => void
}

/** The rows of a file with what becomes of them, a page at a time. */
export function ImportRows({ staged, counts, usual, onMend }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const { show = usual, page = 1 } = route.useSearch()
  const { data, error, refetch } = useQuery(importRowsQuery(staged, { show, page }))
  const go = (search: { show: ImportRowFilter; page?: number }) =>
    void navigate({
      to: '/guests/import',
      search: { import: staged.id, ...search },
      replace: true,
      resetScroll: false,
    })
  const total = show === 'all' ? staged.rows : counts[show]

  return (
    <>
      <OutcomeFilter
        label={t('bookingImport.outcomes')}
        counts={counts}
        total={staged.rows}
        shown={show}
        onShow={(filter) => go({ show: filter })}
      />
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Box flush>
          <ul className={classes.rows} aria-label={t(`bookingImport.show.${show}`)}>
            {data?.rows.map((row) => (
              <RowLine key={row.row} row={row} meanings={staged.meanings} {...(onMend ? { onMend } : {})} />
            ))}
          </ul>
          {data?.rows.length === 0 && <p className={classes.noRows}>{t('bookingImport.noRows')}</p>}
        </Box>
      )}
      {total > IMPORT_ROWS_PER_PAGE && (
        <ListPages
          page={page}
          pageSize={IMPORT_ROWS_PER_PAGE}
          total={total}
          onPage={(next) => go({ show, page: next })}
        />
      )}
    </>
  )
}
