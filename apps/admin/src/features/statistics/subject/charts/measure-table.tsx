import type { StepUnit } from '../../../../components/figures/chart-steps.ts'
import figures from '../../../../components/figures/figures.module.css'
import { shownStep } from '../../../../components/figures/shown.ts'
import { useT } from '../../../../platform/texts.ts'

type Props = {
  caption: string
  unit: StepUnit
  columns: readonly string[]
  rows: readonly { step: { from: string; to: string }; cells: readonly string[] }[]
}

export function MeasureTable({ caption, unit, columns, rows }: Props) {
  const t = useT()
  return (
    <section
      className={figures.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus
      tabIndex={0}
      aria-label={t('statistics.wideTable', { title: caption })}
    >
      <table className={figures.table}>
        <caption className={figures.hidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`statistics.unit.${unit}`)}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={figures.amount}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ step, cells }) => (
            <tr key={step.from}>
              <th scope="row">{shownStep(step)}</th>
              {cells.map((cell, place) => (
                <td key={columns[place]} className={figures.amount}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
