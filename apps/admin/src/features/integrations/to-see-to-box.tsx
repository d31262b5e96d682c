import type { PmsConnection } from '@innkeeper/api/integrations.ts'
import { BOOKING_FIELDS } from '@innkeeper/domain/guests/booking-problems.ts'
import { Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Box } from '../../components/page/box.tsx'
import { ListRow, RowList } from '../../components/page/row-list.tsx'
import { StateBadge } from '../../components/states/state-badge.tsx'
import { useT } from '../../platform/texts.ts'
import { usePostAgain, useTellAgain } from './api.ts'
import classes from './integrations.module.css'
import { useTrouble } from './use-trouble.ts'

type Props = { connection: PmsConnection }

/** What somebody has to see to: bookings that could not be taken over, and what the other system refused. */
export function ToSeeToBox({ connection }: Props) {
  const t = useT()
  const { refused, stays, registrations, postings, system } = connection
  const { title, said } = useTrouble(system)
  const tellAgain = useTellAgain()
  const postAgain = usePostAgain()
  const count = refused.length + stays.length + registrations.length + postings.length
  if (count === 0) return null
  const why = (trouble: PmsConnection['stays'][number]['trouble']) =>
    trouble && [title(trouble), said(trouble)].filter(Boolean).join(' ')
  return (
    <Box
      title={t('integrations.toSeeTo')}
      aside={<StateBadge tone="notice">{t('integrations.toSeeToCount', { count })}</StateBadge>}
      flush
    >
      <RowList>
        {stays.map(({ bookingId, number, step, trouble }) => (
          <Row
            key={`${bookingId} ${step}`}
            title={t(`integrations.notTold.${step}`, { number })}
            why={why(trouble)}
            action={
              <Button variant="default" onClick={() => tellAgain.mutate(bookingId)}>
                {t('action.retry')}
              </Button>
            }
          />
        ))}
        {registrations.map(({ bookingId, number, trouble }) => (
          <Row
            key={`${bookingId} registration`}
            title={t('integrations.notRegistered', { number })}
            why={why(trouble)}
            action={
              <Button variant="default" onClick={() => tellAgain.mutate(bookingId)}>
                {t('action.retry')}
              </Button>
            }
          />
        ))}
        {postings.map(({ orderId, number, state, trouble }) => (
          <Row
            key={orderId}
            title={
              <Anchor renderRoot={(props) => <Link to="/requests" search={{ open: orderId }} {...props} />}>
                {t(
                  state === 'reversing' || state === 'not reversed'
                    ? 'integrations.notReversed'
                    : 'integrations.notPosted',
                  {
                    number,
                  },
                )}
              </Anchor>
            }
            why={why(trouble)}
            action={
              <Button variant="default" onClick={() => postAgain.mutate(orderId)}>
                {t('action.retry')}
              </Button>
            }
          />
        ))}
        {refused.map(({ number, fields }) => (
          <Row
            key={number}
            title={t('integrations.notTaken', { number })}
            why={<Problems fields={fields} />}
          />
        ))}
      </RowList>
    </Box>
  )
}

function Row({ title, why, action }: { title: ReactNode; why: ReactNode; action?: ReactNode }) {
  return (
    <ListRow className={classes.toSee}>
      <span className={classes.words}>
        <strong>{title}</strong>
        <span className={classes.quiet}>{why}</span>
      </span>
      {action}
    </ListRow>
  )
}

/** Field by field, in words. */
function Problems({ fields }: { fields: Record<string, string> }) {
  const t = useT()
  const named = BOOKING_FIELDS.filter((field) => field in fields)
  if (named.length === 0) return t('integrations.problem.other')
  return named
    .map((field) =>
      field === 'departure' || field === 'arrival'
        ? t('integrations.problem.days')
        : t(field === 'firstName' ? 'integrations.problem.name' : 'integrations.problem.other'),
    )
    .join(' ')
}
