import { countChanges } from '@innkeeper/domain/guestbook/draft-changes.ts'
import { Button, Popover, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import type { CardList } from '../card-list-changes.ts'
import { ProblemsButton } from './problems-button.tsx'
import { ProblemsPanel } from './problems-panel.tsx'
import classes from './publish.module.css'
import { PublishSummary } from './publish-summary.tsx'
import { usePublish } from './use-publish.ts'
import { usePublishProblems } from './use-publish-problems.ts'

type Props = {
  list: CardList | undefined
  /** On the way to a field with a problem. */
  onGo: () => void
}

/** Makes all saved changes what guests see, after a look at them; beside it, what that would be. */
export function PublishButton({ list, onGo }: Props) {
  const t = useT()
  const problems = usePublishProblems(list)
  const { isPublishing, isDone, isLooking, lookAndPublish, publish, open, close } = usePublish()
  const changes = list ? countChanges(list.cards, list.changes.tabBar).total : 0
  // Said where it was asked for: a notice would lie over this very button.
  const isNew = isDone && changes === 0
  const rest = isNew ? t('publish.justDone') : t('action.publish')
  const words = changes === 0 ? rest : t('publish.count', { count: changes })

  return (
    <div className={classes.buttons}>
      <VisuallyHidden role="status">{isDone && t('publish.done')}</VisuallyHidden>
      <ProblemsButton problems={problems} onOpen={open} />
      <div className={classes.publish}>
        <Button
          onClick={lookAndPublish}
          loading={isPublishing}
          disabled={changes === 0}
          leftSection={isNew ? <IconCheck size={16} stroke={2} aria-hidden /> : undefined}
          data-testid="publish"
        >
          {words}
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
      {list && (
        <ProblemsPanel
          list={list}
          problems={problems}
          isOpen={isLooking}
          onClose={close}
          onGo={() => {
            close()
            onGo()
          }}
          onPublish={
            changes > 0
              ? () => {
                  close()
                  void publish()
                }
              : null
          }
        />
      )}
    </div>
  )
}
