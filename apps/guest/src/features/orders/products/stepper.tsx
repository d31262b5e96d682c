import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useOrderTexts } from '../use-formats.ts'
import styles from './stepper.module.css'

type StepperProps = {
  /** What is counted, for those who hear it. */
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

export function Stepper({ label, value, min, max, onChange }: StepperProps) {
  const t = useOrderTexts()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and a legend of its own
    <div className={styles.stepper} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t('order.fewer')}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <IconMinus size={18} aria-hidden="true" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={t('order.more')}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <IconPlus size={18} aria-hidden="true" />
      </button>
    </div>
  )
}
