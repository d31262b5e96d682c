import type { MailingChoices } from '@innkeeper/api/messaging/mailings.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useT } from '../../../../platform/texts.ts'
import type { NameOfId } from '../audience-words.ts'
import classes from '../compose.module.css'
import { type DraftPart, newPart } from '../draft.ts'
import { PartField } from './part-field.tsx'

const MOST_PARTS = 6

type Props = {
  label: string
  parts: DraftPart[]
  choices: MailingChoices
  nameOf: NameOfId
  /** The only part of the only group stays. */
  isOnly: boolean
  onParts: (parts: DraftPart[]) => void
}

/** Parts that all hold of whom is meant. */
export function GroupFields({ label, parts, choices, nameOf, isOnly, onParts }: Props) {
  const t = useT()
  return (
    <fieldset className={classes.group} aria-label={label}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id, and none moves.
        <Fragment key={place}>
          {place > 0 && <div className={classes.and}>{t('compose.and')}</div>}
          <PartField
            part={part}
            choices={choices}
            nameOf={nameOf}
            onPart={(next) => onParts(parts.toSpliced(place, 1, next))}
            onRemove={isOnly && parts.length === 1 ? null : () => onParts(parts.toSpliced(place, 1))}
          />
        </Fragment>
      ))}
      {parts.length < MOST_PARTS && (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
            onClick={() => onParts([...parts, newPart('unit categories')])}
          >
            {t('compose.addPart')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
