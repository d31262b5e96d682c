import { CallError } from '@innkeeper/api/client.ts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { PageTitle } from '../components/page/page-title.tsx'
import { useSignOut } from '../features/auth/use-sign-out.ts'
import { errorText } from '../platform/error-text.ts'
import { useServerBack } from '../platform/server-standing.ts'
import { isOfServer } from '../platform/server-watch.ts'
import { type AdminTranslate, useT } from '../platform/texts.ts'
import classes from './error-page.module.css'
import { ForbiddenError } from './guard.ts'

function wordsFor(t: AdminTranslate, error: unknown): { title: string; text: string } {
  if (error instanceof ForbiddenError) {
    return { title: t('error.forbidden.title'), text: t('error.forbidden.text') }
  }
  if (isOfServer(error)) return { title: t('error.away.title'), text: t('error.away.text') }
  return { title: t('error.load.title'), text: errorText(t, error) }
}

export function RouteErrorPage({ error, reset }: ErrorComponentProps) {
  const t = useT()
  const router = useRouter()
  const signOut = useSignOut()
  const { title, text } = wordsFor(t, error)
  const retry = async () => {
    await router.invalidate()
    reset()
  }
  useServerBack(() => void retry())
  return (
    <Stack className={classes.page} gap="sm" align="flex-start" role="alert">
      <PageTitle title={title} />
      <Text c="dimmed">{text}</Text>
      <Group>
        {error instanceof ForbiddenError ? (
          <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
            {t('error.toToday')}
          </Button>
        ) : (
          <Button onClick={retry}>{t('action.retry')}</Button>
        )}
        {error instanceof CallError && error.code === 'auth/no-property' && (
          <Button variant="default" onClick={() => signOut()}>
            {t('signOut.action')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
