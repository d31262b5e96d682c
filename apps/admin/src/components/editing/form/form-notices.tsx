import { Alert, Button, Stack } from '@mantine/core'
import { errorText, isSignedOut } from '../../../platform/error-text.ts'
import { isReauthenticationMissing } from '../../../platform/reauthentication.ts'
import { useT } from '../../../platform/texts.ts'
import type { FormState } from './form-state.ts'

type Told = Pick<FormState<unknown, unknown>, 'error' | 'isRestored' | 'mergedWith'>

/** How the last save went, and what came back of what was typed earlier. */
export function FormNotices({ form }: { form: Told & { isDirty: boolean; discard: () => void } }) {
  const t = useT()
  const isRestored = form.isRestored && form.isDirty
  if (!isRefusalTold(form.error) && !isRestored && !form.mergedWith) return null
  return (
    <Stack gap="md" mb="md">
      <RefusalNotice error={form.error} />
      {isRestored && (
        <Alert color="brand" title={t('save.restored')}>
          <Button variant="default" onClick={form.discard}>
            {t('action.discard')}
          </Button>
        </Alert>
      )}
      <MergedNotice mergedWith={form.mergedWith} />
    </Stack>
  )
}

/** A session that ended has its page; who did not prove who they are has changed their mind. */
function isRefusalTold(error: unknown): boolean {
  return error !== null && !isSignedOut(error) && !isReauthenticationMissing(error)
}

/** Why the server refused a save. */
export function RefusalNotice({ error }: Pick<Told, 'error'>) {
  const t = useT()
  if (!isRefusalTold(error)) return null
  return (
    <Alert color="red" title={t('error.save.title')} role="alert">
      {`${errorText(t, error)} ${t('error.save.kept')}`}
    </Alert>
  )
}

/** A colleague changed other fields meanwhile. */
export function MergedNotice({ mergedWith }: Pick<Told, 'mergedWith'>) {
  const t = useT()
  if (!mergedWith) return null
  return (
    <Alert color="gray" role="status">
      {t('save.merged', { name: mergedWith.name ?? t('conflict.colleague') })}
    </Alert>
  )
}
