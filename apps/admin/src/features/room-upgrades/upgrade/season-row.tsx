import type { Season } from '@innkeeper/domain/room-upgrades/schema.ts'
import { DayInput } from '../../../components/day-input/day-input.tsx'
import { UNREADABLE } from '../../../components/editing/amount-field/amount-field.tsx'
import { MeantAmountField } from '../../../components/editing/amount-field/meant-amount-field.tsx'
import { RowButtons } from '../../../components/editing/row-buttons/row-buttons.tsx'
import { useRowWords } from '../../../components/editing/row-buttons/use-row-words.ts'
import { useT } from '../../../platform/texts.ts'
import { useMoney } from '../../../platform/use-money.ts'
import classes from './upgrade.module.css'
import type { UpgradeErrors } from './upgrade-errors.ts'

type Props = {
  season: Season
  place: number
  count: number
  errors: UpgradeErrors
  onChange: (season: Season) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** First and last night of a season and what each of its nights costs. */
export function SeasonRow({ season, place, count, errors, onChange, onMove, onRemove }: Props) {
  const t = useT()
  const rowWords = useRowWords()
  const { currency, digits } = useMoney()
  const name = t('roomUpgrades.season', { n: place + 1 })
  return (
    <li className={classes.season}>
      <fieldset className={classes.seasonFields}>
        <legend className={classes.legend}>{name}</legend>
        <DayInput
          label={t('roomUpgrades.season.from')}
          value={season.from}
          onDay={(from) => onChange({ ...season, from })}
          error={errors[`seasons.${place}.from`]}
        />
        <DayInput
          label={t('roomUpgrades.season.to')}
          value={season.to}
          onDay={(to) => onChange({ ...season, to })}
          error={errors[`seasons.${place}.to`]}
        />
        <MeantAmountField
          unit={currency}
          digits={digits}
          label={t('roomUpgrades.season.price')}
          value={season.price}
          empty={UNREADABLE}
          onChange={(price) => onChange({ ...season, price: price ?? UNREADABLE })}
          error={errors[`seasons.${place}.price`]}
        />
      </fieldset>
      <RowButtons words={rowWords(name)} place={place} count={count} onMove={onMove} onRemove={onRemove} />
    </li>
  )
}
