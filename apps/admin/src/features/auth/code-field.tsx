import { TextInput, type TextInputProps } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import { CODE_LENGTH, digitsOf } from './code-digits.ts'
import classes from './code-field.module.css'

type Props = Pick<TextInputProps, 'error' | 'autoFocus' | 'disabled' | 'ref' | 'label' | 'size'> & {
  value: string
  onChange: (code: string) => void
  /** All digits are there, typed or pasted. */
  onComplete?: (code: string) => void
}

/** One field for the six digits: it takes a pasted "123 456" and what the phone offers. */
export function CodeField({ value, onChange, onComplete, label, ...rest }: Props) {
  const t = useT()
  const take = (text: string) => {
    const code = digitsOf(text)
    onChange(code)
    if (code.length === CODE_LENGTH && code !== value) onComplete?.(code)
  }
  return (
    <TextInput
      label={label ?? t('secondStep.code')}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      placeholder="000000"
      size="md"
      classNames={{ input: classes.code }}
      value={value}
      onChange={(event) => take(event.currentTarget.value)}
      {...rest}
    />
  )
}
