import { Alert, Anchor, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { subscriptionQuery } from '../../features/modules/api.ts'
import { useCan, useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { endingTrials } from './ending-trials.ts'

/** What should not wait, besides the guests: an address nobody verified, trials about to end. */
export function TodayHints() {
  const t = useT()
  const mayManage = useCan()('modules:manage')
  const { emailVerified, claims, installation } = useSession()
  // Without mail nobody can confirm anything yet: the list to begin with asks for that first.
  const mayConfirm = !emailVerified && installation.isMailConfigured
  const { data } = useQuery({ ...subscriptionQuery, enabled: mayManage })
  const trials = mayManage && data ? endingTrials(data) : []
  if (!mayConfirm && trials.length === 0) return null
  return (
    <Stack gap="sm" mb="lg">
      {mayConfirm && (
        <Alert color="accent">
          {t('today.hint.email', { email: claims.email })}{' '}
          <Anchor renderRoot={(props) => <Link to="/account" {...props} />}>
            {t('today.hint.toAccount')}
          </Anchor>
        </Alert>
      )}
      {trials.map(({ module, days }) => (
        <Alert key={module} color="accent">
          {t('today.hint.trial', { module: t(`module.${module}`), count: days })}{' '}
          <Anchor renderRoot={(props) => <Link to="/modules" {...props} />}>
            {t('today.hint.toModules')}
          </Anchor>
        </Alert>
      ))}
    </Stack>
  )
}
