import { notifications } from '@mantine/notifications'
import { errorText, isSignedOut } from '../../platform/error-text.ts'
import { type AdminTranslate, useT } from '../../platform/texts.ts'

/** Says what went wrong; being signed out is told elsewhere. */
export function useFailureNotice(): (error: unknown) => void {
  const t: AdminTranslate = useT()
  return (error) => {
    if (isSignedOut(error)) return
    notifications.show({ color: 'red', title: t('team.failed'), message: errorText(t, error) })
  }
}
