import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../../platform/texts.ts'

type Props = Omit<PasswordInputProps, 'visible' | 'onVisibilityChange' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown while it is typed; the eye can be reached by key. */
export function PasswordField(props: Props) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  return (
    <PasswordInput
      size="md"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{
        'aria-label': isShown ? t('signIn.hidePassword') : t('signIn.showPassword'),
        tabIndex: 0,
      }}
      // Mantine marks the frame alone.
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  )
}
