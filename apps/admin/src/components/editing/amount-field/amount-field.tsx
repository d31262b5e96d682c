import { amountText, minorUnitsOf } from '@innkeeper/domain/money.ts'
import { type InputWrapperProps, TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'

/** Stands where somebody typed what is no amount: no schema takes it, so it is told and never saved. */
export const UNREADABLE = -1

/** Fields side by side stay on one line, with or without a hint. */
export const HINT_BELOW: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'input',
  'description',
  'error',
]

type Props = {
  label?: string
  ariaLabel?: string
  description?: ReactNode
  error?: string | undefined
  /** Stands behind the number. */
  unit: string
  digits: number
  value: number | null
  /** What an empty field means. */
  empty: number | null
  onChange: (value: number | null) => void
  /** What is typed is meant: somebody went on, pressed Enter or saves. */
  onLeave?: () => void
}

/** A number with decimals, kept as a whole number of its smallest unit; what is typed stays as it was typed. */
export function AmountField(props: Props) {
  const { label, ariaLabel, description, error, unit, digits, value, empty, onChange, onLeave } = props
  const [typed, setTyped] = useState(() => shown(value, digits))
  const read = readAmount(typed, digits, empty)
  useEffect(() => {
    // Somebody else changed it, or a change was discarded.
    if (read !== value) setTyped(shown(value, digits))
  }, [read, value, digits])
  return (
    <TextInput
      label={label}
      aria-label={ariaLabel}
      description={description}
      error={error}
      inputWrapperOrder={HINT_BELOW}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      rightSection={<span aria-hidden>{unit}</span>}
      rightSectionWidth={unit.length > 1 ? 52 : 32}
      rightSectionPointerEvents="none"
      value={typed}
      onChange={({ currentTarget: { value: next } }) => {
        setTyped(next)
        onChange(readAmount(next, digits, empty))
      }}
      onBlur={() => {
        if (value !== UNREADABLE) setTyped(shown(value, digits))
        onLeave?.()
      }}
      onKeyDown={(event) => isMeant(event) && onLeave?.()}
    />
  )
}

/** Enter, and what saves a page: the field keeps the focus then. */
export function isMeant({
  key,
  ctrlKey,
  metaKey,
}: {
  key: string
  ctrlKey: boolean
  metaKey: boolean
}): boolean {
  return key === 'Enter' || ((ctrlKey || metaKey) && key.toLowerCase() === 's')
}

function shown(value: number | null, digits: number): string {
  return value === null || value === UNREADABLE ? '' : amountText(value, digits)
}

function readAmount(typed: string, digits: number, empty: number | null): number | null {
  return typed.trim() === '' ? empty : (minorUnitsOf(typed, digits) ?? UNREADABLE)
}
