import { CallError } from '@innkeeper/api/client.ts'
import { countChanges } from '@innkeeper/domain/guestbook/draft-changes.ts'
import { Button, Popover } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { errorText, isSignedOut } from '../../../platform/error-text.ts'
import { useT } from '../../../platform/texts.ts'
import type { CardList } from '../card-list-changes.ts'
import { settleOpenCards } from '../draft/open-cards.ts'
import { useCardCommands } from '../use-card-commands.ts'
import classes from './publish.module.css'
import { PublishSummary } from './publish-summary.tsx'

/** Makes all saved changes what guests see; beside it, what that would be. */
export function PublishButton({ list }: { list: CardList | undefined }) {
  const t = useT()
  const commands = useCardCommands()
  const [isPublishing, setIsPublishing] = useState(false)
  const changes = list ? countChanges(list.cards, list.changes.tabBar).total : 0

  const publish = async () => {
    // A second click may come before the first one has been drawn.
    if (isPublishing) return
    setIsPublishing(true)
    try {
      await settleOpenCards()
      const { version } = await commands.publish()
      notifications.show({
        color: 'brand',
        title: t('publish.done'),
        message: t('publish.version', { version }),
      })
    } catch (error) {
      if (isSignedOut(error)) return
      // Somebody else was quicker: what was wanted has happened.
      const isDone = error instanceof CallError && error.code === 'guestbook/nothing-to-publish'
      notifications.show(
        isDone
          ? { color: 'brand', message: t('publish.upToDate') }
          : { color: 'red', title: t('publish.failed'), message: errorText(t, error) },
      )
    } finally {
      setIsPublishing(false)
    }
  }

  return (
    <div className={classes.buttons}>
      <Button onClick={publish} loading={isPublishing} disabled={changes === 0} data-testid="publish">
        {changes === 0 ? t('action.publish') : t('publish.count', { count: changes })}
      </Button>
      {list && changes > 0 && (
        <Popover position="bottom-end" shadow="md" width={320} trapFocus>
          <Popover.Target>
            <Button className={classes.what} aria-label={t('publish.what')} title={t('publish.what')}>
              <IconChevronDown size={16} stroke={1.8} aria-hidden />
            </Button>
          </Popover.Target>
          <Popover.Dropdown className={classes.list}>
            <PublishSummary list={list} />
          </Popover.Dropdown>
        </Popover>
      )}
    </div>
  )
}
