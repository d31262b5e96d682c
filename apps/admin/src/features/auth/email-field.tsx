import { TextInput, type TextInputProps } from '@mantine/core'
import { useT } from '../../platform/texts.ts'

/** The address somebody signs in with; browsers and password managers know it by its names. */
export function EmailField(props: TextInputProps) {
  const t = useT()
  return (
    <TextInput
      label={t('signIn.email')}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      size="md"
      {...props}
    />
  )
}
