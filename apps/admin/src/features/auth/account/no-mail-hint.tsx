import { Alert } from '@mantine/core'
import { useSession } from '../../../platform/session.ts'

/** Says before anybody waits that no mail leaves this installation, and who has the link instead. */
export function NoMailHint({ text }: { text: string }) {
  if (useSession().installation.isMailConfigured) return null
  return (
    <Alert color="yellow" variant="light">
      {text}
    </Alert>
  )
}
