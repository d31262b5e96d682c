import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { type AdminTranslate, useT } from '../../../platform/texts.ts'
import { fieldWords } from './field-words.ts'
import classes from './guest-page.module.css'
import { isWalkIn } from './standing.ts'
import { type BookingEvent, folded, type TimelineStep, timelineOf } from './timeline-steps.ts'
import { useDays } from './use-days.ts'
import { useStayActs } from './use-stay-acts.ts'

type Part = { guest: GuestPage }

/** What happened to the booking and what comes; the last change can be taken back here. */
export function Timeline({ guest }: Part) {
  const t = useT()
  const [isWhole, setWhole] = useState(false)
  const steps = timelineOf(guest)
  const { before, hidden, after } = isWhole ? { before: steps, hidden: 0, after: [] } : folded(steps)
  return (
    <ol className={classes.timeline} aria-label={t('guest.timeline')}>
      {before.map((step) => (
        <Step key={keyOf(step)} step={step} guest={guest} />
      ))}
      {hidden > 0 && (
        <li className={classes.step} data-mark="folded">
          <button type="button" className={classes.unfold} onClick={() => setWhole(true)}>
            {t('guest.timeline.more', { count: hidden })}
          </button>
        </li>
      )}
      {after.map((step) => (
        <Step key={keyOf(step)} step={step} guest={guest} />
      ))}
    </ol>
  )
}

const keyOf = (step: TimelineStep) => (step.kind === 'happened' ? step.event.revision : step.what)

function Step({ step, guest }: Part & { step: TimelineStep }) {
  const t = useT()
  const { relative, clock } = useDays()
  if (step.kind === 'happened') return <Happened event={step.event} guest={guest} />
  const isCheckIn = step.what === 'checkIn'
  const isExpected = isCheckIn && guest.expectedArrival !== null
  const time = clock(isCheckIn ? (guest.expectedArrival ?? guest.times.checkIn) : guest.times.checkOut)
  return (
    <li className={classes.step} data-mark={step.isNow ? 'now' : 'coming'}>
      <span className={classes.stepTitle}>{t(`guest.comes.${step.what}`)}</span>
      <span className={classes.stepWhen}>{relative(step.day)}</span>
      <span className={classes.stepText}>
        {isExpected ? t('guest.comes.expected', { time }) : t(`guest.comes.${step.what}.from`, { time })}
        {isCheckIn && !guest.unit && `, ${t('guests.noUnit')}`}
      </span>
    </li>
  )
}

function Happened({ event, guest }: Part & { event: BookingEvent }) {
  const t = useT()
  const { moment } = useDays()
  const { undo, running } = useStayActs()
  const isLast = guest.history[0]?.revision === event.revision
  return (
    <li className={classes.step} data-mark="done">
      <span className={classes.stepTitle}>
        {event.kind === 'created' && isWalkIn(guest)
          ? t('guest.happened.walkIn')
          : t(`guest.happened.${event.kind}`)}
      </span>
      <time className={classes.stepWhen} dateTime={event.at}>
        {moment(event.at)}
      </time>
      <StepText event={event} />
      {isLast && guest.canUndo && (
        <Button
          className={classes.stepUndo}
          variant="subtle"
          size="compact-sm"
          loading={running === 'undo'}
          onClick={() => undo(guest)}
        >
          {t('guest.undoLast')}
        </Button>
      )}
    </li>
  )
}

/** What changed, and who did it: a person, another system, or the clock. */
function StepText({ event: { kind, fields, by, source } }: { event: BookingEvent }) {
  const t = useT()
  const named = kind === 'changed' || kind === 'undone' ? fieldWords(t, fields) : ''
  const changed = named && kind === 'undone' ? t('guest.happened.undone.fields', { fields: named }) : named
  const who = by ? t('guest.by', { name: by }) : nobodyWords(t, { kind, source })
  return <span className={classes.stepText}>{[changed, who].filter(Boolean).join(', ')}</span>
}

/** A stay ends by the clock without anybody; who erased a guest stands in the audit log. */
function nobodyWords(t: AdminTranslate, { kind, source }: Pick<BookingEvent, 'kind' | 'source'>): string {
  if (kind === 'erased') return ''
  return kind === 'checked-out' && source === 'staff' ? t('guest.byItself') : t(`guest.source.${source}`)
}
