import type { PublishProblem } from '@innkeeper/domain/guestbook/publish-checks/problem.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import classes from './publish.module.css'

type Props = { problems: readonly PublishProblem[]; onOpen: () => void }

/** How much there is to look at before publishing; nothing while there is nothing. */
export function ProblemsButton({ problems, onOpen }: Props) {
  const t = useT()
  const blocking = problems.filter(({ blocks }) => blocks).length
  if (problems.length === 0) return null
  return (
    <Button
      className={classes.problems}
      variant="default"
      data-blocks={blocking > 0 || undefined}
      leftSection={<IconAlertTriangle size={16} stroke={1.8} aria-hidden />}
      aria-label={
        blocking > 0
          ? t('checks.openBlocking', { count: blocking })
          : t('checks.openWarnings', { count: problems.length })
      }
      title={t('checks.title')}
      onClick={onOpen}
    >
      {blocking > 0 ? blocking : problems.length}
    </Button>
  )
}
