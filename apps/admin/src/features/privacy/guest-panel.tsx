import { useQuery } from '@tanstack/react-query'
import { SidePanel } from '../../components/dialog/side-panel.tsx'
import { Loaded } from '../../components/editing/form/loaded.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { useT } from '../../platform/texts.ts'
import { guestQuery } from './api.ts'
import { GuestData } from './guest-data.tsx'

type Props = { bookingId: string | null; onClose: () => void }

/** One guest: what is stored, as a file, and erased. */
export function GuestPanel({ bookingId, onClose }: Props) {
  const t = useT()
  return (
    <SidePanel title={t('privacy.panel.title')} isOpen={bookingId !== null} onClose={onClose} size={620}>
      {bookingId && <Guest key={bookingId} bookingId={bookingId} onClose={onClose} />}
    </SidePanel>
  )
}

function Guest({ bookingId, onClose }: { bookingId: string; onClose: () => void }) {
  const t = useT()
  const guest = useQuery(guestQuery(bookingId))
  const missing = <EmptyState title={t('privacy.panel.gone')} text={t('privacy.panel.goneText')} />
  return (
    <Loaded query={guest} missing={missing}>
      {({ stay, others }) => <GuestData stay={stay} others={others} onClose={onClose} />}
    </Loaded>
  )
}
