import type { ComponentProps } from 'react'
import { AmountField } from './amount-field.tsx'
import { useMeantAmount } from './use-meant-amount.ts'

type Props = Omit<ComponentProps<typeof AmountField>, 'onLeave'>

/** A price of something on sale: saved when somebody goes on or presses Enter. */
export function MeantAmountField({ value, onChange, ...field }: Props) {
  const meant = useMeantAmount(value, onChange)
  return <AmountField {...field} value={meant.amount} onChange={meant.onChange} onLeave={meant.onLeave} />
}
