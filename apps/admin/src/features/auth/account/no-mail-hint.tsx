import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../platform/texts.ts'
import { accountStateQuery } from '../api.ts'

/** Says before anybody waits that no mail leaves this installation. */
export function NoMailHint() {
  const t = useT()
  const { data } = useQuery(accountStateQuery)
  if (!data || data.isMailConfigured) return null
  return (
    <Alert color="yellow" variant="light">
      {t('account.noMail')}
    </Alert>
  )
}
