import type { PasswordInputProps } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import { PasswordField } from './password-field.tsx'
import { StrengthMeter } from './strength-meter.tsx'

type Props = PasswordInputProps & {
  value: string
  /** Name and address of the person, which make a poor password. */
  person?: readonly string[]
}

/** One field that can be shown takes the place of typing a password twice. */
export function NewPasswordField({ person = [], value, ...rest }: Props) {
  const t = useT()
  return (
    <PasswordField
      label={t('password.new')}
      name="new-password"
      value={value}
      {...rest}
      autoComplete="new-password"
      description={<StrengthMeter password={value} about={person} />}
    />
  )
}
