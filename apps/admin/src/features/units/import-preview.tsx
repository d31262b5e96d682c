import type { ImportReport } from '@innkeeper/api/units.ts'
import {
  FLOOR_HIGHEST,
  FLOOR_LOWEST,
  NAME_MAX_LENGTH,
  UNIT_CODE_MAX_LENGTH,
} from '@innkeeper/domain/units/constants.ts'
import { Table } from '@mantine/core'
import { type AdminTranslate, useT } from '../../platform/texts.ts'
import { floorName } from './floor-name.ts'
import classes from './units.module.css'

type Row = ImportReport['rows'][number]

/** What an import would do: the sum in words, then line by line, problems first. */
export function ImportPreview({ report, isBusy }: { report: ImportReport | undefined; isBusy: boolean }) {
  const t = useT()
  if (!report) return <p className={classes.waiting}>{t('units.import.waiting')}</p>
  const { counts, newCategories, rows } = report
  const hasFloors = rows.some(({ floor }) => floor !== null)
  const total = counts.new + counts.moved + counts.changed + counts.same + counts.problem
  return (
    <section aria-label={t('units.import.preview')} aria-busy={isBusy} className={classes.preview}>
      <ul className={classes.sums}>
        {counts.problem > 0 && (
          <li data-tone="bad">{t('units.import.problems', { count: counts.problem })}</li>
        )}
        {counts.new > 0 && <li>{t('units.import.new', { count: counts.new })}</li>}
        {counts.moved > 0 && <li>{t('units.import.moved', { count: counts.moved })}</li>}
        {counts.changed > 0 && <li>{t('units.import.changed', { count: counts.changed })}</li>}
        {counts.same > 0 && <li>{t('units.import.same', { count: counts.same })}</li>}
        {newCategories.length > 0 && (
          <li>
            {t('units.import.newCategories', {
              count: newCategories.length,
              names: newCategories.join(', '),
            })}
          </li>
        )}
      </ul>
      <div className={classes.previewRows}>
        <Table stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('units.import.row')}</Table.Th>
              <Table.Th>{t('units.unit.code')}</Table.Th>
              <Table.Th>{t('units.unit.category')}</Table.Th>
              {hasFloors && <Table.Th>{t('units.unit.floor')}</Table.Th>}
              <Table.Th>{t('units.import.outcome')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.row}>
                <Table.Td>{row.row}</Table.Td>
                <Table.Td>{row.code}</Table.Td>
                <Table.Td>{row.category}</Table.Td>
                {hasFloors && <Table.Td>{row.floor === null ? '' : floorName(t, row.floor)}</Table.Td>}
                <Table.Td className={row.problem ? classes.bad : undefined}>{outcomeWords(t, row)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {total > rows.length && (
        <p className={classes.quiet}>{t('units.import.more', { count: rows.length })}</p>
      )}
    </section>
  )
}

function outcomeWords(t: AdminTranslate, { outcome, problem, firstRow }: Row): string {
  switch (problem) {
    case null:
      return outcome === 'problem' ? '' : t(`units.import.outcome.${outcome}`)
    case 'twice':
      return t('units.import.problem.twice', { row: firstRow ?? 0 })
    case 'code-too-long':
      return t('units.import.problem.code-too-long', { max: UNIT_CODE_MAX_LENGTH })
    case 'category-too-long':
      return t('units.import.problem.category-too-long', { max: NAME_MAX_LENGTH })
    case 'floor-unknown':
      return t('units.import.problem.floor-unknown', { lowest: FLOOR_LOWEST, highest: FLOOR_HIGHEST })
    default:
      return t(`units.import.problem.${problem}`)
  }
}
