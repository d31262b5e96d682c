import { GUEST_LIST_VIEWS, type GuestListView } from '@innkeeper/domain/guests/list-segments.ts'
import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useT } from '../../../platform/texts.ts'
import { todayQuery } from '../api.ts'
import classes from '../guests.module.css'

type Props = { view: GuestListView; onView: (view: GuestListView) => void }

/** Arrivals, in house, departures, all; each with how many of today are still to be seen to. */
export function ViewChoice({ view, onView }: Props) {
  const t = useT()
  const { data } = useQuery(todayQuery)
  const counts: Partial<Record<GuestListView, number>> = data
    ? {
        arriving: data.arrivals.total - data.arrivals.here,
        inHouse: data.inHouse,
        departing: data.departures.total - data.departures.out,
      }
    : {}
  const tabs = useRef<HTMLDivElement>(null)
  const isCounted = data !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab moves with the choice and with the numbers
  useEffect(() => {
    tabs.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [view, isCounted])
  return (
    <SegmentedControl
      ref={tabs}
      className={classes.tabs}
      aria-label={t('list.filter')}
      value={view}
      onChange={(chosen) => onView(chosen as GuestListView)}
      data={GUEST_LIST_VIEWS.map((one) => ({
        value: one,
        label: (
          <span className={classes.tab}>
            {t(`guests.view.${one}`)}
            {counts[one] !== undefined && <span className={classes.count}>{counts[one]}</span>}
          </span>
        ),
      }))}
    />
  )
}
