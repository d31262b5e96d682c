import type { PublishProblem } from '@innkeeper/domain/guestbook/publish-checks/problem.ts'
import { Button } from '@mantine/core'
import { SidePanel } from '../../../components/dialog/side-panel.tsx'
import { useT } from '../../../platform/texts.ts'
import type { CardList } from '../card-list-changes.ts'
import { ProblemList } from './problem-list.tsx'
import classes from './problems.module.css'

type Props = {
  list: CardList
  problems: readonly PublishProblem[]
  isOpen: boolean
  onClose: () => void
  /** On the way to a field. */
  onGo: () => void
  /** Null where there is nothing to publish. */
  onPublish: (() => void) | null
}

/** What guests would stumble over: first what keeps everything from being published, then what is worth a look. */
export function ProblemsPanel({ list, problems, isOpen, onClose, onGo, onPublish }: Props) {
  const t = useT()
  const blocking = problems.filter(({ blocks }) => blocks)
  const warnings = problems.filter(({ blocks }) => !blocks)
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={t('checks.title')}>
      {problems.length === 0 && <p className={classes.quiet}>{t('checks.none')}</p>}
      {blocking.length > 0 && (
        <section className={classes.part} data-blocks>
          <h3 className={classes.title}>{t('checks.blocking', { count: blocking.length })}</h3>
          <p className={classes.quiet}>{t('checks.blockingHint')}</p>
          <ProblemList list={list} problems={blocking} onGo={onGo} />
        </section>
      )}
      {warnings.length > 0 && (
        <section className={classes.part}>
          <h3 className={classes.title}>{t('checks.warnings', { count: warnings.length })}</h3>
          <p className={classes.quiet}>{t('checks.warningsHint')}</p>
          <ProblemList list={list} problems={warnings} onGo={onGo} />
        </section>
      )}
      {onPublish && (
        <Button className={classes.publish} onClick={onPublish} disabled={blocking.length > 0}>
          {warnings.length > 0 ? t('checks.publishAnyway') : t('action.publish')}
        </Button>
      )}
    </SidePanel>
  )
}
