import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { Button } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import { notShownReason } from './not-shown-reason.ts'
import classes from './preview.module.css'
import type { ViewChoice } from './view-as.ts'

type Props = { card: Card; choice: ViewChoice; onChoice: (choice: ViewChoice) => void }

/** Why the card one edits is not on the phone, and the way to see it. */
export function NotShown({ card, choice, onChoice }: Props) {
  const t = useT()
  const reason = notShownReason(card, choice)
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
