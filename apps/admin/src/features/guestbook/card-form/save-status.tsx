import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { useSaveWords } from '../../../components/editing/form/use-save-words.ts'
import { ChangedBy } from '../changed-by.tsx'
import { useCardState } from '../draft/use-card-store.ts'
import classes from './card-form.module.css'

/** Whether what is typed is saved, in words. */
export function SaveStatus({ staffCard }: { staffCard: StaffCard }) {
  const saveState = useCardState((state) => state.saveState)
  const savedAt = useCardState((state) => state.savedAt)
  const words = useSaveWords({ saveState, savedAt })
  return (
    <>
      <span role="status" className={classes.save} data-save={saveState}>
        {words}
      </span>
      {saveState === 'unchanged' && (
        <>
          {' · '}
          <ChangedBy {...staffCard} />
        </>
      )}
    </>
  )
}
