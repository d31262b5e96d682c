import type { GuestListItem } from '@innkeeper/api/guests/list.ts'
import { Button, CopyButton } from '@mantine/core'
import { StickyBar } from '../../../components/editing/sticky-bar/sticky-bar.tsx'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useSpreadsheet } from '../../../platform/spreadsheet-choice.ts'
import { useT } from '../../../platform/texts.ts'
import { useExportGuests } from '../api.ts'

type Props = { guests: readonly GuestListItem[]; onClear: () => void }

/** Stays in sight while guests are chosen, with what can be done for all of them. */
export function SelectionBar({ guests, onClear }: Props) {
  const t = useT()
  const [spreadsheet] = useSpreadsheet()
  const start = useExportGuests()
  const tellFailure = useFailureNotice()
  const addresses = [...new Set(guests.flatMap(({ email }) => email ?? []))]
  const ids = guests.map(({ id }) => id).join(',')
  return (
    <StickyBar status={t('guests.selected', { count: guests.length })}>
      <Button variant="subtle" color="gray" onClick={onClear}>
        {t('guests.clearSelection')}
      </Button>
      <CopyButton value={addresses.join(', ')}>
        {({ copied, copy }) => (
          <Button variant="default" disabled={addresses.length === 0} onClick={copy}>
            {copied ? t('guests.addressesCopied', { count: addresses.length }) : t('guests.copyAddresses')}
          </Button>
        )}
      </CopyButton>
      <Button
        loading={start.isPending}
        onClick={() => start.mutate({ ids, spreadsheet }, { onError: tellFailure })}
      >
        {t('guests.exportChosen')}
      </Button>
    </StickyBar>
  )
}
