import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { listMissingStays } from '@innkeeper/api/registration/submissions.ts'
import { Button, SegmentedControl } from '@mantine/core'
import { IconClipboardCheck, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { StickyBar } from '../../../../components/editing/sticky-bar/sticky-bar.tsx'
import { PendingBox } from '../../../../components/page/pending-box.tsx'
import { EmptyState } from '../../../../components/states/empty-state.tsx'
import { useCan } from '../../../../platform/session.ts'
import { useT } from '../../../../platform/texts.ts'
import { DeskDialog } from '../desk/desk-dialog.tsx'
import { NoForm } from '../no-form.tsx'
import classes from '../submissions.module.css'
import { ARRIVING, type Arriving } from '../submissions-search.ts'
import { useChosen } from '../use-chosen.ts'
import { isRemindable, MissingList } from './missing-list.tsx'
import { Progress } from './progress.tsx'
import { RemindDialog } from './remind-dialog.tsx'

/** As many as are written to at once. */
const REMINDED_MAX = 200

type Missing = AnswerOf<typeof listMissingStays>
type Result = {
  data: Missing | undefined
  error: unknown
  isPlaceholderData: boolean
  refetch: () => unknown
}
type Props = { arriving: Arriving; result: Result; onArriving: (arriving: Arriving) => void }

/** Who comes and has not registered: to be reminded, or to be helped at the desk. */
export function MissingPart({ arriving, result, onArriving }: Props) {
  const t = useT()
  return (
    <div className={classes.missing}>
      <SegmentedControl
        className={classes.arriving}
        aria-label={t('regSubs.arriving')}
        value={arriving}
        onChange={(chosen) => onArriving(chosen as Arriving)}
        data={ARRIVING.map((one) => ({ value: one, label: t(`regSubs.arriving.${one}`) }))}
      />
      {result.data ? (
        <div className={classes.missing} aria-busy={result.isPlaceholderData}>
          <Missing key={arriving} arriving={arriving} missing={result.data} />
        </div>
      ) : (
        <PendingBox
          title={t('regSubs.part.missing')}
          error={result.error}
          onRetry={() => void result.refetch()}
          rows={{ count: 5, className: classes.stay, height: 36, width: '60%' }}
        />
      )}
    </div>
  )
}

function Missing({ arriving, missing }: { arriving: Arriving; missing: Missing }) {
  const t = useT()
  const can = useCan()
  const { chosen, choose, clear } = useChosen(REMINDED_MAX)
  const [reminded, setReminded] = useState<readonly string[]>([])
  const [desk, setDesk] = useState<{ bookingId: string; name: string } | null>(null)
  const { items, registered } = missing
  // Whoever registers or arrives while the list is open is not written to.
  const ids = items
    .filter((stay) => isRemindable(stay) && chosen.has(stay.bookingId))
    .map(({ bookingId }) => bookingId)
  if (missing.form !== 'on') {
    return (
      <div className={classes.emptyBox}>
        <NoForm form={missing.form} />
      </div>
    )
  }
  if (items.length === 0) {
    return (
      <div className={classes.emptyBox}>
        <EmptyState
          icon={IconClipboardCheck}
          title={t(registered > 0 ? 'regSubs.allRegistered' : 'regSubs.nobodyComes')}
          text={
            registered > 0
              ? t('regSubs.allRegistered.text', { count: registered })
              : t(`regSubs.nobodyComes.${arriving}`)
          }
        />
      </div>
    )
  }
  return (
    <>
      <Progress registered={registered} arrivals={registered + items.length} />
      <MissingList
        stays={items}
        leaves={missing.leaves}
        isChoosable={can('messages:send')}
        chosen={chosen}
        onChoose={choose}
        onDesk={can('registration:reveal') ? ({ bookingId, name }) => setDesk({ bookingId, name }) : null}
      />
      {ids.length > 0 && (
        <StickyBar status={t('regSubs.chosenStays', { count: ids.length })}>
          <Button variant="subtle" color="gray" onClick={clear}>
            {t('regSubs.clearSelection')}
          </Button>
          <Button
            leftSection={<IconSend size={16} stroke={1.7} aria-hidden />}
            onClick={() => setReminded(ids)}
          >
            {t('regSubs.remind')}
          </Button>
        </StickyBar>
      )}
      {reminded.length > 0 && (
        <RemindDialog bookingIds={reminded} onDone={clear} onClose={() => setReminded([])} />
      )}
      {desk && <DeskDialog {...desk} onClose={() => setDesk(null)} />}
    </>
  )
}
