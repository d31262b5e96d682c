import { type BillPosting, NAMING_TROUBLES } from '@innkeeper/api/integrations.ts'
import { PMS_KINDS } from '@innkeeper/domain/integrations/systems.ts'
import { Button } from '@mantine/core'
import { StateBadge, type StateTone } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'
import { usePostAgain } from './api.ts'
import classes from './requests.module.css'

const TONES: Readonly<Record<BillPosting['state'], StateTone>> = {
  posting: 'wait',
  posted: 'good',
  reversing: 'wait',
  reversed: 'quiet',
  refused: 'notice',
  'not reversed': 'notice',
}

/** Where the order is on the guest's bill in the other system, and why not. */
export function BillPostingState({ requestId, posting }: { requestId: string; posting: BillPosting }) {
  const t = useT()
  const again = usePostAgain()
  const { state, trouble, system } = posting
  const { name } = PMS_KINDS[system]
  return (
    <>
      <StateBadge tone={trouble ? 'notice' : TONES[state]}>
        {t(`requests.posting.${state}`, { name })}
      </StateBadge>
      {trouble && (
        <>
          <span className={classes.quiet}>
            {t(`integrations.trouble.${trouble.failure}`, { name, said: trouble.said ?? '' })}
          </span>
          {trouble.said && !NAMING_TROUBLES.includes(trouble.failure) && (
            <span className={classes.quiet}>{t('integrations.says', { name, said: trouble.said })}</span>
          )}
          <Button
            variant="default"
            size="compact-sm"
            loading={again.isPending}
            onClick={() => again.mutate(requestId)}
          >
            {t('action.retry')}
          </Button>
        </>
      )}
    </>
  )
}
