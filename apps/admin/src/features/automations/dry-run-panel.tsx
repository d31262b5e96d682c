import type { dryRunAutomation, PlannedStep } from '@innkeeper/api/automations.ts'
import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { Skeleton } from '@mantine/core'
import { IconBan, IconDeviceMobileMessage, IconEye, IconMail } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useContentLanguages } from '../../components/editing/languages/use-content-languages.ts'
import { Box } from '../../components/page/box.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { formatTime } from '../../platform/own-formats.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import classes from './automations.module.css'
import { longDay, shortDay, weekdayOf } from './day-words.ts'

type DryRun = AnswerOf<typeof dryRunAutomation>
type Props = { query: UseQueryResult<DryRun>; canTry: boolean; isOn: boolean }

/** Who would get what and when in the next 14 days, as it stands on the left. */
export function DryRunPanel({ query: { data, error, refetch }, canTry, isOn }: Props) {
  const t = useT()
  const first = data?.days[0]?.day
  const last = data?.days.at(-1)?.day
  const days =
    first && last ? t('automations.dryRun.days', { from: shortDay(first), to: shortDay(last) }) : null
  return (
    <Box title={t('automations.dryRun')} aside={days} flush>
      {!canTry && <p className={classes.note}>{t('automations.dryRun.notYet')}</p>}
      {canTry && !data && !error && (
        <div className={classes.note} role="status" aria-label={t('automations.dryRun')}>
          <Skeleton height={120} radius="md" />
        </div>
      )}
      {canTry && !data && error && <LoadError error={error} onRetry={refetch} />}
      {canTry && data && <Counted data={data} />}
      <p className={classes.foot}>
        <IconEye size={16} stroke={1.7} aria-hidden />{' '}
        {isOn ? t('automations.dryRun.foot') : t('automations.dryRun.footOff')}
      </p>
    </Box>
  )
}

function Counted({ data }: { data: DryRun }) {
  const t = useT()
  const { timeZone } = useSession().property
  const sum = (name: 'email' | 'sms' | 'skipped') => data.messages.reduce((all, row) => all + row[name], 0)
  const most = Math.max(1, ...data.days.map(({ email, sms }) => email + sms))
  const byDay = Map.groupBy(data.steps, ({ at }) => localTimeAt(Date.parse(at), timeZone).date)
  return (
    <>
      <dl className={classes.sums}>
        {(['email', 'sms', 'skipped'] as const).map((name) => (
          <div key={name} data-kind={name}>
            <dd>{sum(name)}</dd>
            <dt>{t(`automations.sum.${name}`)}</dt>
          </div>
        ))}
      </dl>
      <div className={classes.bars} aria-hidden>
        {data.days.map(({ day, email, sms }) => (
          <div key={day} className={classes.bar}>
            <span data-kind="sms" style={{ height: `${(sms / most) * 64}px` }} />
            <span data-kind="email" style={{ height: `${(email / most) * 64}px` }} />
            <small>{Number(day.slice(-2))}</small>
          </div>
        ))}
      </div>
      {data.steps.length === 0 && <p className={classes.note}>{t('automations.dryRun.nobody')}</p>}
      <section
        className={classes.planned}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        aria-label={t('automations.dryRun.list')}
      >
        {[...byDay].map(([day, steps]) => (
          <section key={day}>
            <h3 className={classes.plannedDay}>{longDay(day)}</h3>
            <ul className={classes.plannedList}>
              {steps.map((step) => (
                <PlannedLine key={`${step.bookingId} ${step.step} ${step.at}`} step={step} />
              ))}
            </ul>
          </section>
        ))}
      </section>
      {data.total > data.steps.length && (
        <p className={classes.note}>
          {t('automations.dryRun.more', { count: data.total - data.steps.length })}
        </p>
      )}
    </>
  )
}

function PlannedLine({ step }: { step: PlannedStep }) {
  const t = useT()
  const { timeZone } = useSession().property
  const languages = useContentLanguages()
  const going = step.channels.filter(({ skipped }) => skipped === null)
  const skipped = step.channels.find((way) => way.skipped !== null)?.skipped
  const language = languages.find(({ index }) => index === step.language)?.title
  const moments = going.length > 0 ? going.map(({ goesOutAt }) => goesOutAt) : [step.at]
  const about = [step.unit, t('automations.arrives', { date: weekdayOf(step.arrival) }), language]
  return (
    <li className={classes.plannedLine} data-skipped={going.length === 0 || undefined}>
      <span className={classes.time}>
        {formatTime(Date.parse(moments.toSorted()[0] ?? step.at), { timeZone })}
      </span>
      <span className={classes.ways}>
        {going.map(({ channel }) =>
          channel === 'email' ? (
            <IconMail key={channel} size={16} stroke={1.7} aria-label={t('automations.channel.email')} />
          ) : (
            <IconDeviceMobileMessage
              key={channel}
              size={16}
              stroke={1.7}
              aria-label={t('automations.channel.sms')}
            />
          ),
        )}
        {going.length === 0 && <IconBan size={16} stroke={1.7} aria-hidden />}
      </span>
      <span className={classes.who}>{step.name || t('automations.aGuest')}</span>
      <span className={classes.about}>
        {going.length > 0 || !skipped
          ? about.filter(Boolean).join(', ')
          : t(`automations.skipped.${skipped}`)}
      </span>
    </li>
  )
}
