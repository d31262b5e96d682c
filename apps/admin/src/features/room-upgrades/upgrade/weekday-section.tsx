import { MeantAmountField } from '../../../components/editing/amount-field/meant-amount-field.tsx'
import { Box } from '../../../components/page/box.tsx'
import { useT } from '../../../platform/texts.ts'
import { useMoney } from '../../../platform/use-money.ts'
import { weekdayNames } from '../../../platform/weekday-names.ts'
import type { UpgradeSectionProps } from './section-props.ts'
import classes from './upgrade.module.css'

/** Nights that cost another price every week, by the weekday on which they begin. */
export function WeekdaySection({ form: { draft, set }, errors }: UpgradeSectionProps) {
  const t = useT()
  const { currency, digits } = useMoney()
  return (
    <Box title={t('roomUpgrades.section.weekdays')}>
      <p className={classes.hint}>{t('roomUpgrades.weekdays.hint')}</p>
      <div className={classes.weekdays}>
        {weekdayNames('long').map((name, day) => (
          <MeantAmountField
            key={name}
            unit={currency}
            digits={digits}
            label={name}
            value={draft.weekdayPrices[day] ?? null}
            empty={null}
            onChange={(price) => set({ weekdayPrices: draft.weekdayPrices.with(day, price) })}
            error={errors[`weekdayPrices.${day}`]}
          />
        ))}
      </div>
    </Box>
  )
}
