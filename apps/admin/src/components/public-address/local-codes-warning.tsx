import { Alert } from '@mantine/core'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { useIsLocal } from './use-is-local.ts'

/** Before QR codes are printed or handed out that would lead to this machine and to no guest's phone. */
export function LocalCodesWarning() {
  const t = useT()
  const { publicOrigin } = useSession().installation
  if (!useIsLocal()) return null
  return (
    <Alert color="accent" variant="light" role="alert" title={t('localCodes.title')}>
      {t('localCodes.text', { address: publicOrigin ?? location.origin })}
    </Alert>
  )
}
