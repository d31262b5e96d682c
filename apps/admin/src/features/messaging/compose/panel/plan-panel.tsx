import type { MailingDryRun } from '@innkeeper/api/messaging/mailings.ts'
import { Skeleton } from '@mantine/core'
import { Box } from '../../../../components/page/box.tsx'
import { LoadError } from '../../../../components/states/load-error.tsx'
import { useT } from '../../../../platform/texts.ts'
import classes from '../compose.module.css'
import type { ComposeDraft } from '../draft.ts'
import { PeopleList } from './people-list.tsx'
import { SkippedList } from './skipped-list.tsx'

type Props = {
  draft: ComposeDraft
  plan: MailingDryRun | undefined
  /** Nobody is chosen yet. */
  isEmpty: boolean
  isOld: boolean
  error: unknown
  onRetry: () => void
  shown: string | null
  onShow: (bookingId: string) => void
}

/** Who gets it as it stands: how many, by what, who does not and why, and each of them. */
export function PlanPanel({ draft, plan, isEmpty, isOld, error, onRetry, shown, onShow }: Props) {
  const t = useT()
  return (
    <Box title={t('compose.plan')}>
      {isEmpty && <p className={classes.hint}>{t('compose.nobodyYet')}</p>}
      {!isEmpty && !plan && error != null && <LoadError error={error} onRetry={onRetry} />}
      {!isEmpty && !plan && error == null && <Skeleton height={180} />}
      {!isEmpty && plan && (
        <div className={classes.plan} aria-busy={isOld}>
          <p className={classes.reached} role="status">
            <span className={classes.number}>{plan.reached}</span>
            {t('compose.reached', { count: plan.reached })}
          </p>
          <p className={classes.byChannel}>
            {draft.byEmail && <span>{t('compose.byEmail', { count: plan.messages.email })}</span>}
            {draft.bySms && (
              <span>
                {t('compose.bySms', { count: plan.messages.sms })}
                {plan.parts > 0 && ` (${t('compose.parts', { count: plan.parts })})`}
              </span>
            )}
          </p>
          <SkippedList skipped={plan.skipped} isBoth={draft.byEmail && draft.bySms} />
          <PeopleList plan={plan} shown={shown} onShow={onShow} />
        </div>
      )}
    </Box>
  )
}
