import type { BookingImport } from '@innkeeper/api/guests/import.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../components/page/box.tsx'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useApplyImport, useDiscard } from './api.ts'
import classes from './import.module.css'
import { ImportRows } from './import-rows.tsx'
import { RefusedCsv } from './refused-csv.tsx'
import { TakeBackButton } from './take-back-button.tsx'

/** What became of an import: it is in, stopped on the way, or taken back. */
export function ImportResult({ staged }: { staged: BookingImport }) {
  const t = useT()
  const { state, applied, takenBack } = staged
  const isBack = state === 'taken-back'
  const title = isBack
    ? t('bookingImport.back.title')
    : state === 'stopped'
      ? t('bookingImport.stopped.title')
      : t('bookingImport.done.title')
  return (
    <div className={classes.parts}>
      <Box title={title} aside={staged.fileName}>
        <div role="status" className={classes.result}>
          {state === 'stopped' && (
            <p>{t('bookingImport.stopped.text', { done: staged.done, total: staged.rows })}</p>
          )}
          <p>
            {isBack
              ? t('bookingImport.back.text', takenBack)
              : t('bookingImport.done.text', {
                  created: applied.new,
                  changed: applied.changed,
                  unchanged: applied.unchanged,
                })}
          </p>
          {isBack && takenBack.kept > 0 && <p>{t('bookingImport.back.kept', { count: takenBack.kept })}</p>}
          {!isBack && applied.byHand > 0 && staged.handRule === 'keep' && (
            <p>{t('bookingImport.done.kept', { count: applied.byHand })}</p>
          )}
          {!isBack && applied.shared > 0 && (
            <p>{t('bookingImport.done.shared', { count: applied.shared })}</p>
          )}
        </div>
        <div className={classes.resultButtons}>
          {state === 'stopped' ? (
            <StoppedButtons staged={staged} />
          ) : (
            <>
              <Button renderRoot={(props) => <Link to="/guests" {...props} />}>
                {t('bookingImport.toGuests')}
              </Button>
              <Button
                variant="default"
                renderRoot={(props) => <Link to="/guests/import" search={{}} {...props} />}
              >
                {t('bookingImport.another')}
              </Button>
            </>
          )}
          {staged.canTakeBack && <TakeBackButton staged={staged} />}
          {!isBack && applied.refused > 0 && <RefusedCsv importId={staged.id} />}
        </div>
      </Box>
      {state !== 'stopped' && (
        <ImportRows
          staged={staged}
          counts={applied}
          usual={applied.refused > 0 && !isBack ? 'refused' : 'all'}
        />
      )}
    </div>
  )
}

function StoppedButtons({ staged }: { staged: BookingImport }) {
  const t = useT()
  const goOn = useApplyImport(staged.id)
  const keep = useDiscard(staged.id)
  const tellFailure = useFailureNotice()
  return (
    <>
      <Button loading={goOn.isPending} onClick={() => goOn.mutate(staged.handRule, { onError: tellFailure })}>
        {t('bookingImport.goOn')}
      </Button>
      <Button
        variant="default"
        loading={keep.isPending}
        onClick={() => keep.mutate(undefined, { onError: tellFailure })}
      >
        {t('bookingImport.keepImported')}
      </Button>
    </>
  )
}
