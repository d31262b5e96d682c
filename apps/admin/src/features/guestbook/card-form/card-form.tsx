import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { useHotkeys } from '@mantine/hooks'
import { CardStoreProvider, useCardStore } from '../draft/use-card-store.ts'
import { CardConflict } from './card-conflict.tsx'
import classes from './card-form.module.css'
import { CardHead } from './card-head.tsx'
import { CardNotices } from './card-notices.tsx'
import { CardSections } from './card-sections.tsx'
import { useFromTop } from './use-from-top.ts'
import { usePresence } from './use-presence.ts'

/**
 * A card being edited. What is typed is saved by itself; it survives a lost connection, a colleague's save, a session
 * that ends and a crash.
 */
export function CardForm({ staffCard }: { staffCard: StaffCard }) {
  const store = useCardStore(staffCard)
  usePresence(staffCard.card.id)
  const top = useFromTop()
  useHotkeys([['mod+S', () => store.flush()]], [], true)
  return (
    <CardStoreProvider value={store}>
      <div ref={top} className={classes.form} data-deleted={staffCard.deletedAt !== null || undefined}>
        <CardHead staffCard={staffCard} />
        <CardNotices staffCard={staffCard} />
        <CardSections card={staffCard.card} />
      </div>
      <CardConflict />
    </CardStoreProvider>
  )
}
