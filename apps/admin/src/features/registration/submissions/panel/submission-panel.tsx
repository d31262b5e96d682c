import type { Submission } from '@innkeeper/api/registration/submissions.ts'
import { Alert, Skeleton } from '@mantine/core'
import { IconLock, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { WorkPanel } from '../../../../components/dialog/work-panel.tsx'
import { EmptyState } from '../../../../components/states/empty-state.tsx'
import { LoadError } from '../../../../components/states/load-error.tsx'
import { formatDateOnly } from '../../../../platform/own-formats.ts'
import { useT } from '../../../../platform/texts.ts'
import { submissionQuery } from '../api.ts'
import { PrintDialog } from '../print-dialog.tsx'
import classes from '../submissions.module.css'
import { isRemoved, nameOf } from '../words.ts'
import { PanelFoot } from './panel-foot.tsx'
import { PersonValues } from './person-values.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { RevealDialog } from './reveal-dialog.tsx'
import { type Asked, RevealProvider } from './reveal-state.ts'
import { SubmissionFacts } from './submission-facts.tsx'
import { useNeighbourKeys } from './use-neighbour-keys.ts'
import type { Neighbours } from './use-neighbours.ts'
import { useRevealed } from './use-revealed.ts'

type Props = {
  id: string
  neighbours: Neighbours
  onOpen: (id: string) => void
  onClose: () => void
}

/** One registration: who they are, what they signed, and what was done with it. */
export function SubmissionPanel({ id, neighbours, onOpen, onClose }: Props) {
  const t = useT()
  const { data: submission, error, refetch } = useQuery(submissionQuery(id))
  const [asked, setAsked] = useState<Asked | null>(null)
  const { revealed, show, hide } = useRevealed()
  const [isRemoving, setIsRemoving] = useState(false)
  const [isPrinting, setIsPrinting] = useState(false)
  const isCovered = asked !== null || isRemoving || isPrinting
  useNeighbourKeys(neighbours, !isCovered, onOpen)
  // Whoever had it open keeps nothing of it on screen.
  if (isRemoved(error)) {
    return (
      <WorkPanel title={t('regSubs.one')} onClose={onClose}>
        <EmptyState icon={IconTrash} title={t('regSubs.gone')} text={t('regSubs.gone.text')} />
      </WorkPanel>
    )
  }
  if (!submission) {
    return (
      <WorkPanel title={t('regSubs.one')} onClose={onClose}>
        {error ? <LoadError error={error} onRetry={refetch} /> : <Skeleton height={420} />}
      </WorkPanel>
    )
  }
  return (
    <RevealProvider value={{ revealed, hide, ask: submission.mayReveal ? setAsked : null }}>
      <WorkPanel
        title={nameOf(t, submission)}
        note={<Note submission={submission} />}
        onClose={onClose}
        isCovered={isCovered}
        foot={
          <PanelFoot
            submission={submission}
            neighbours={neighbours}
            onOpen={onOpen}
            onPrint={() => setIsPrinting(true)}
            onRemove={() => setIsRemoving(true)}
          />
        }
      >
        <div className={classes.panel}>
          <Standing submission={submission} />
          {submission.people.map((_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: people have no other name, and their order stays
            <PersonValues key={place} submission={submission} place={place} />
          ))}
          <SubmissionFacts submission={submission} />
        </div>
      </WorkPanel>
      {asked && (
        <RevealDialog submission={submission} asked={asked} onShown={show} onClose={() => setAsked(null)} />
      )}
      {isPrinting && <PrintDialog ids={[id]} onClose={() => setIsPrinting(false)} />}
      {isRemoving && (
        <RemoveDialog submission={submission} onRemoved={onClose} onClose={() => setIsRemoving(false)} />
      )}
    </RevealProvider>
  )
}

function Note({ submission }: { submission: Submission }) {
  const t = useT()
  const { bookingNumber, unit, arrival, departure } = submission
  return [
    t('regSubs.booking', { number: bookingNumber }),
    unit && t('regSubs.inRoom', { room: unit }),
    t('regSubs.stay', { arrival: formatDateOnly(arrival), departure: formatDateOnly(departure) }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What limits what can be seen of it. */
function Standing({ submission: { isLocked, keptUntil, mayReveal } }: { submission: Submission }) {
  const t = useT()
  return (
    <>
      {isLocked && (
        <Alert color="accent" variant="light" icon={<IconLock size={18} />} title={t('regSubs.locked')}>
          {t('regSubs.locked.text', { day: formatDateOnly(keptUntil) })}
        </Alert>
      )}
      {!mayReveal && <p className={classes.sentence}>{t('regSubs.maskedForYou')}</p>}
    </>
  )
}
