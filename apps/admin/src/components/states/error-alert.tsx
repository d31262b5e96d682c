import { Alert, type MantineSpacing } from '@mantine/core'
import { errorText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'

type Props = { error: unknown; mt?: MantineSpacing; mb?: MantineSpacing }

/** Why something was refused; nothing where nothing was. */
export function ErrorAlert({ error, ...margins }: Props) {
  const t = useT()
  if (error == null) return null
  return (
    <Alert color="red" variant="light" role="alert" {...margins}>
      {errorText(t, error)}
    </Alert>
  )
}
