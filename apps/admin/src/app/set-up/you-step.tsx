import { TextInput } from '@mantine/core'
import { EmailField } from '../../features/auth/email-field.tsx'
import { NewPasswordField } from '../../features/auth/new-password-field.tsx'
import { useT } from '../../platform/texts.ts'
import type { StepProps } from './step-props.ts'

type Props = StepProps & { password: string; onPassword: (password: string) => void }

/** Who becomes the owner, and by which right. */
export function YouStep({ draft, set, errors, password, onPassword }: Props) {
  const t = useT()
  const { code, ownerName, email, name } = draft
  return (
    <>
      <TextInput
        label={t('setUp.code')}
        description={t('setUp.codeHint')}
        value={code}
        onChange={(event) => set({ code: event.currentTarget.value })}
        error={errors.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        size="md"
      />
      <TextInput
        label={t('setUp.ownerName')}
        value={ownerName}
        onChange={(event) => set({ ownerName: event.currentTarget.value })}
        error={errors.ownerName}
        autoComplete="name"
        size="md"
      />
      <EmailField
        value={email}
        onChange={(event) => set({ email: event.currentTarget.value })}
        error={errors.email}
      />
      <NewPasswordField
        person={[ownerName, email, name]}
        value={password}
        onChange={(event) => onPassword(event.currentTarget.value)}
        error={errors.password}
      />
    </>
  )
}
