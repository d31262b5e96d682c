import { useT } from '../../platform/texts.ts'
import type { Step, StepUnit } from './chart-steps.ts'
import { shownMoney, shownNumber, shownStep } from './shown.ts'
import classes from './statistics.module.css'

type Props = { steps: readonly Step[]; currency: string; unit: StepUnit }

export function DaysTable({ steps, currency, unit }: Props) {
  const t = useT()
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <caption className={classes.hidden}>{t(`statistics.by.${unit}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`statistics.unit.${unit}`)}</th>
            <th scope="col" className={classes.amount}>
              {t('statistics.orders')}
            </th>
            <th scope="col" className={classes.amount}>
              {t('statistics.revenue')}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.from}>
              <th scope="row">{shownStep(step)}</th>
              <td className={classes.amount}>{shownNumber(step.count)}</td>
              <td className={classes.amount}>{shownMoney(step.revenue, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
