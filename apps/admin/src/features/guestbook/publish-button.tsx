import { CallError } from '@innkeeper/api/client.ts'
import { Button, Tooltip } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { errorText, isSignedOut } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { cardListQuery, usePublishGuestbook } from './api.ts'

/** Makes all saved changes what guests see. */
export function PublishButton() {
  const t = useT()
  const { data } = useQuery(cardListQuery)
  const publish = usePublishGuestbook()
  const changes = data?.cards.filter((card) => card.isChanged || !card.isPublished).length ?? 0

  const start = () =>
    publish.mutate(undefined, {
      onSuccess: ({ version }) =>
        notifications.show({
          color: 'brand',
          title: t('publish.done'),
          message: t('publish.version', { version }),
        }),
      onError: (error) => {
        if (isSignedOut(error)) return
        // Somebody else was quicker: what was wanted has happened.
        const isDone = error instanceof CallError && error.code === 'guestbook/nothing-to-publish'
        notifications.show(
          isDone
            ? { color: 'brand', message: t('publish.upToDate') }
            : { color: 'red', title: t('publish.failed'), message: errorText(t, error) },
        )
      },
    })

  return (
    <Tooltip label={t('publish.upToDate')} disabled={changes > 0}>
      <Button onClick={start} loading={publish.isPending} disabled={changes === 0} data-testid="publish">
        {changes === 0 ? t('action.publish') : t('publish.count', { count: changes })}
      </Button>
    </Tooltip>
  )
}
