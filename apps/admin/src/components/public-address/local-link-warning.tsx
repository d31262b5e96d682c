import { Alert } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import { useIsLocal } from './use-is-local.ts'

/** Beside a link for somebody at another machine that would lead to this one. */
export function LocalLinkWarning() {
  const t = useT()
  if (!useIsLocal()) return null
  return (
    <Alert color="accent" variant="light" role="alert">
      {t('localLink.text')}
    </Alert>
  )
}
