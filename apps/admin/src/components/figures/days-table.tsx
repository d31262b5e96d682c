import { useT } from '../../platform/texts.ts'
import type { Step, StepUnit } from './chart-steps.ts'
import classes from './figures.module.css'
import type { Measure } from './measure.ts'
import { shownStep } from './shown.ts'

type Props = { steps: readonly Step<string>[]; unit: StepUnit; measures: readonly Measure<string>[] }

export function DaysTable({ steps, unit, measures }: Props) {
  const t = useT()
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <caption className={classes.hidden}>{t(`statistics.by.${unit}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`statistics.unit.${unit}`)}</th>
            {measures.map(({ name, label }) => (
              <th key={name} scope="col" className={classes.amount}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.from}>
              <th scope="row">{shownStep(step)}</th>
              {measures.map(({ name, inWords }) => (
                <td key={name} className={classes.amount}>
                  {inWords(step[name] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
