import type { CutOff } from '@innkeeper/domain/orders/product-schema.ts'
import { NumberInput, Radio, Select } from '@mantine/core'
import { useState } from 'react'
import { TimeField } from '../../../../components/editing/hours/time-field.tsx'
import { useT } from '../../../../platform/texts.ts'
import {
  amountIn,
  CUT_OFF_KINDS,
  CUT_OFF_UNITS,
  type CutOffKind,
  cutOffKind,
  cutOffOf,
  minutesOf,
  unitOf,
} from '../draft/cut-off-draft.ts'
import classes from './editor.module.css'

type Props = { cutOff: CutOff | null; error: string | undefined; onChange: (cutOff: CutOff | null) => void }

/** Until when it can be ordered: no limit, some time before, or by a time the day before. */
export function CutOffField({ cutOff, error, onChange }: Props) {
  const t = useT()
  const kind = cutOffKind(cutOff)
  const begin = (next: string) => {
    const chosen = CUT_OFF_KINDS.find((each) => each === next)
    if (chosen && chosen !== kind) onChange(cutOffOf(chosen))
  }
  return (
    <Radio.Group
      label={t('products.cutOff')}
      description={t('products.cutOffHint')}
      value={kind}
      onChange={begin}
    >
      <div className={classes.cutOffs}>
        {CUT_OFF_KINDS.map((each: CutOffKind) => (
          <Radio key={each} value={each} label={t(`products.cutOff.${each}`)} />
        ))}
      </div>
      {cutOff?.kind === 'minutes before' && (
        <NoticeFields
          minutes={cutOff.minutes}
          error={error}
          onChange={(minutes) => onChange({ ...cutOff, minutes })}
        />
      )}
      {cutOff?.kind === 'day before' && (
        <TimeField
          label={t('products.cutOff.time')}
          value={cutOff.time}
          error={error ?? false}
          onChange={(time) => onChange({ ...cutOff, time: time ?? '' })}
        />
      )}
    </Radio.Group>
  )
}

type NoticeProps = { minutes: number; error: string | undefined; onChange: (minutes: number) => void }

function NoticeFields({ minutes, error, onChange }: NoticeProps) {
  const t = useT()
  const [unit, setUnit] = useState(unitOf(minutes))
  const { amount, max } = amountIn(minutes, unit)
  return (
    <div className={classes.notice}>
      <NumberInput
        label={t('products.cutOff.amount')}
        w={120}
        value={minutes === 0 ? '' : amount}
        onChange={(typed) => onChange(typeof typed === 'number' ? minutesOf(typed, unit) : 0)}
        min={1}
        max={max}
        allowDecimal={false}
        allowNegative={false}
        error={error}
      />
      <Select
        aria-label={t('products.cutOff.unit')}
        w={120}
        value={unit}
        data={CUT_OFF_UNITS.map((value) => ({ value, label: t(`products.cutOff.${value}`) }))}
        allowDeselect={false}
        onChange={(next) => {
          const chosen = CUT_OFF_UNITS.find((each) => each === next)
          if (!chosen) return
          setUnit(chosen)
          onChange(Math.min(minutesOf(amount, chosen), minutesOf(amountIn(0, chosen).max, chosen)))
        }}
      />
    </div>
  )
}
