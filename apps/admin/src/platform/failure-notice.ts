import { notifications } from '@mantine/notifications'
import { errorText, isSignedOut } from './error-text.ts'
import { useT } from './texts.ts'

/** Says in a corner what went wrong; being signed out is told elsewhere. */
export function useFailureNotice(title?: string): (error: unknown) => void {
  const t = useT()
  return (error) => {
    if (isSignedOut(error)) return
    notifications.show({ color: 'red', ...(title ? { title } : {}), message: errorText(t, error) })
  }
}
