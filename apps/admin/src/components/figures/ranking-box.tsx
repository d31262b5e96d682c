import type { ReactNode } from 'react'
import { useT } from '../../platform/texts.ts'
import { Box } from '../page/box.tsx'
import classes from './figures.module.css'

/** More columns than these are scrolled on a phone. */
const COLUMNS_IN_SIGHT = 3

export type RankedRow = { key: string; name: string; share: number; cells: string[] }

type Props = {
  title: string
  /** What belongs to it and is no row. */
  aside?: string | undefined
  /** What the bars are as long as, where they stand beside several numbers. */
  barsOf?: string
  columns: [string, ...string[]]
  rows: RankedRow[]
  empty: string
}

/** A table whose rows also show as bars what they say in numbers. */
export function RankingBox({ title, aside, barsOf, columns: [nameColumn, ...columns], rows, empty }: Props) {
  const t = useT()
  const isWide = columns.length > COLUMNS_IN_SIGHT
  return (
    <Box title={title} aside={aside} flush>
      {rows.length === 0 ? (
        <p className={classes.nothing}>{empty}</p>
      ) : (
        <>
          {barsOf && <p className={classes.measure}>{t('statistics.bars', { what: barsOf })}</p>}
          <Scrolled title={title} isWide={isWide}>
            <table className={classes.ranking} data-wide={isWide || undefined}>
              <caption className={classes.hidden}>{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{nameColumn}</th>
                  {columns.map((column) => (
                    <th key={column} scope="col" className={classes.amount}>
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, name, share, cells }) => (
                  <tr key={key}>
                    <th scope="row">
                      {name}
                      <span className={classes.track} aria-hidden>
                        <span
                          className={classes.bar}
                          style={{ width: share > 0 ? `${Math.max(1, Math.round(share * 100))}%` : 0 }}
                        />
                      </span>
                    </th>
                    {cells.map((cell, index) => (
                      <td key={columns[index]} className={classes.amount}>
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrolled>
        </>
      )}
    </Box>
  )
}

/** A table that is wider than a phone is scrolled by whoever has no pointer, too. */
function Scrolled({ title, isWide, children }: { title: string; isWide: boolean; children: ReactNode }) {
  const t = useT()
  if (!isWide) return children
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus
    <section className={classes.sideways} tabIndex={0} aria-label={t('statistics.wideTable', { title })}>
      {children}
    </section>
  )
}

/** Of the largest, so that the first bar is full. */
export function sharesOf(values: readonly number[]): number[] {
  const largest = Math.max(0, ...values)
  return values.map((value) => (largest === 0 ? 0 : value / largest))
}
