import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { Alert, Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { MergedNotice, RefusalNotice } from '../../../components/editing/form/form-notices.tsx'
import { useUnsavedForm } from '../../../components/editing/form/unsaved-forms.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { editorsQuery } from '../api.ts'
import { useCardState } from '../draft/use-card-store.ts'
import { useCardActs } from '../list/use-card-acts.ts'
import classes from './card-form.module.css'

/** What happens around the card while somebody writes. */
export function CardNotices({ staffCard }: { staffCard: StaffCard }) {
  const t = useT()
  const acts = useCardActs()
  const { claims } = useSession()
  const saveState = useCardState((state) => state.saveState)
  const error = useCardState((state) => state.error)
  const isRestored = useCardState((state) => state.isRestored)
  const mergedWith = useCardState((state) => state.mergedWith)
  // What is on its way is saved also when the card is left; this is not.
  useUnsavedForm(saveState === 'offline' || saveState === 'refused' || saveState === 'conflict')
  const { data } = useQuery(editorsQuery)
  const others = (data?.editors ?? [])
    .filter(({ cardId, userId }) => cardId === staffCard.card.id && userId !== claims.user_id)
    .map(({ name }) => name)
  return (
    <Stack gap="sm" className={classes.notices}>
      {staffCard.deletedAt !== null && (
        <Alert color="red" role="status">
          <Group justify="space-between">
            {t('cards.isDeleted')}
            <Button variant="default" onClick={() => acts.restore(staffCard)}>
              {t('cards.restore')}
            </Button>
          </Group>
        </Alert>
      )}
      {others.length > 0 && (
        <Alert color="gray" role="status">
          {t('cards.alsoEditing', { names: others.join(', '), count: others.length })}
        </Alert>
      )}
      <RefusalNotice error={error} />
      {isRestored && (
        <Alert color="accent" role="status">
          {t('cards.restored')}
        </Alert>
      )}
      <MergedNotice mergedWith={mergedWith} />
    </Stack>
  )
}
