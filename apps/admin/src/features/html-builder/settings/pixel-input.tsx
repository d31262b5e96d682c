import { NumberInput } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import classes from './settings.module.css'

type PixelProps = {
  label: string
  max: number
  value: number | undefined
  placeholder?: string
  onPixels: (pixels: number | undefined) => void
}

/** A length in pixels. */
export function PixelInput({ label, max, value, placeholder, onPixels }: PixelProps) {
  const t = useT()
  return (
    <NumberInput
      label={label}
      value={value ?? ''}
      min={0}
      max={max}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      {...(placeholder && { placeholder })}
      rightSectionWidth={38}
      rightSectionPointerEvents="none"
      rightSection={<span className={classes.unit}>{t('templates.pixels')}</span>}
      onChange={(next) => onPixels(next === '' ? undefined : Number(next))}
    />
  )
}
