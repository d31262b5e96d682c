import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../platform/texts.ts'
import { cardListQuery } from '../api.ts'
import { notShownReason } from './not-shown-reason.ts'
import classes from './preview.module.css'
import type { ViewChoice } from './view-as.ts'

type Props = { card: Card; choice: ViewChoice; onChoice: (choice: ViewChoice) => void }

/** Why the card one edits is not on the phone, and the way to see it. */
export function NotShown({ card, choice, onChoice }: Props) {
  const t = useT()
  const { data } = useQuery(cardListQuery)
  const shown = (data?.cards ?? []).filter((each) => each.deletedAt === null && !each.card.isHidden)
  const reason = notShownReason(
    card,
    choice,
    shown.map((each) => each.card),
  )
  const [state] = card.visibility?.state ?? []
  if (!reason) return null
  return (
    <div className={classes.notShown} role="status">
      <span>{t(`preview.notShown.${reason}`)}</span>
      {reason === 'state' && state && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => onChoice({ ...choice, state, guest: null })}
        >
          {t(`visibility.phase.${state}`)}
        </Button>
      )}
    </div>
  )
}
