import { Box } from '../../components/page/box.tsx'
import classes from './statistics.module.css'

export type RankedRow = { key: string; name: string; share: number; cells: string[] }

type Props = { title: string; columns: [string, ...string[]]; rows: RankedRow[]; empty: string }

/** A table whose rows also show as bars what they say in numbers. */
export function RankingBox({ title, columns: [nameColumn, ...columns], rows, empty }: Props) {
  return (
    <Box title={title} flush>
      {rows.length === 0 ? (
        <p className={classes.nothing}>{empty}</p>
      ) : (
        <table className={classes.ranking}>
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
                      style={{ width: `${Math.max(1, Math.round(share * 100))}%` }}
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
      )}
    </Box>
  )
}

/** Of the largest, so that the first bar is full. */
export function sharesOf(values: readonly number[]): number[] {
  const largest = Math.max(0, ...values)
  return values.map((value) => (largest === 0 ? 0 : value / largest))
}
