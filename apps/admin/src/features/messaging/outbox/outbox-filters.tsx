import { MESSAGE_CHANNELS, MESSAGE_STATES } from '@innkeeper/domain/messaging/constants.ts'
import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { FilterSelect } from '../../../components/data-list/filter-select.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './outbox.module.css'
import type { OutboxSearch } from './outbox-search.ts'

type Props = { search: OutboxSearch; onFilter: (change: OutboxSearch) => void }

export function OutboxFilters({ search, onFilter }: Props) {
  const t = useT()
  const isOfOne = Boolean(search.mailingId || search.bookingId)
  return (
    <div className={classes.filters}>
      <FilterSelect
        label={t('outbox.filter.state')}
        anyLabel={t('outbox.filter.anyState')}
        options={MESSAGE_STATES.map((state) => ({ value: state, label: t(`outbox.state.${state}`) }))}
        value={search.state}
        onChange={(state) => onFilter({ state })}
        className={classes.filter}
      />
      <FilterSelect
        label={t('outbox.filter.channel')}
        anyLabel={t('outbox.filter.anyChannel')}
        options={MESSAGE_CHANNELS.map((channel) => ({
          value: channel,
          label: t(`outbox.channel.${channel}`),
        }))}
        value={search.channel}
        onChange={(channel) => onFilter({ channel })}
        className={classes.filter}
      />
      {isOfOne && (
        <Button
          variant="default"
          rightSection={<IconX size={15} stroke={1.8} aria-hidden />}
          onClick={() => onFilter({ mailingId: undefined, bookingId: undefined })}
        >
          {t(search.mailingId ? 'outbox.ofMailing' : 'outbox.ofGuest')}
        </Button>
      )}
    </div>
  )
}
