import type { StaffDeal } from '@innkeeper/api/upselling/deals.ts'
import type { DealSteps } from '@innkeeper/domain/upselling/deal-rules.ts'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { useT } from '../../../platform/texts.ts'
import { DealBadge } from '../deal-badge.tsx'
import { dealStanding } from '../deal-standing.ts'
import { DeleteDealDialog } from '../delete-deal-dialog.tsx'
import type { DealProductFacts } from '../use-deal-products.ts'
import { useDealState } from '../use-deal-state.ts'
import { useDealTitle } from '../use-deal-title.ts'
import { useMissingWords } from '../use-missing-words.ts'
import classes from './editor.module.css'
import { STEPS } from './step-box.tsx'
import type { DealForm } from './use-deal-form.ts'

type Props = {
  latest: StaffDeal
  form: Pick<DealForm, 'draft' | 'isDirty' | 'saveState' | 'saveAll' | 'took'>
  steps: DealSteps
  /** Which steps can be saved as they are typed. */
  savable: DealSteps
  facts: ReadonlyMap<string, DealProductFacts>
}

/**
 * Its title while it is typed, what it lacks, and whether guests see it, which is what is saved; sold, paused or deleted
 * from here.
 */
export function DealHead({ latest, form, steps, savable, facts }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const { draft, isDirty, saveState } = form
  const name = useDealTitle()(draft)
  const setState = useDealState(form.took)
  const standing = dealStanding(latest.deal.state, latest.steps)
  const missing = useMissingWords()({ deal: draft, steps }, facts)
  const refused = STEPS.filter((step) => !savable[step]).map((step) =>
    t('upselling.notSaved', { step: t(`upselling.step.${step}`) }),
  )
  const waiting = isDirty ? refused : []
  const isHeldUp = refused.length > 0 || saveState === 'refused' || saveState === 'conflict'
  const [isDeleting, question] = useDisclosure(false)
  const isActive = latest.deal.state === 'active'
  const Sign = isActive ? IconPlayerPause : IconPlayerPlay
  /** Guests see what is saved, so what is typed is saved first. */
  const turn = async () => {
    const isAllSaved = await form.saveAll()
    if (isActive || isAllSaved) await setState(latest, isActive ? 'paused' : 'active')
  }
  return (
    <>
      <PageHeader
        title={name}
        subtitle={
          <span className={classes.standing}>
            <DealBadge standing={standing} />
            {[
              ...missing,
              ...waiting,
              ...(waiting.length > 0 && latest.isOnSale ? [t('upselling.asSaved')] : []),
            ].join(' ')}
          </span>
        }
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconTrash size={17} stroke={1.7} />}
              onClick={question.open}
            >
              {t('action.delete')}
            </Button>
            <Button
              variant={isActive ? 'default' : 'filled'}
              leftSection={<Sign size={17} stroke={1.7} />}
              disabled={!isActive && (standing === 'incomplete' || (isDirty && isHeldUp))}
              onClick={() => void turn()}
            >
              {t(isActive ? 'upselling.pause' : 'upselling.putOnSale')}
            </Button>
          </>
        }
      />
      {isDeleting && (
        <DeleteDealDialog
          deal={latest.deal}
          onClose={question.close}
          onDeleted={() => void navigate({ to: '/upselling', ignoreBlocker: true })}
        />
      )}
    </>
  )
}
