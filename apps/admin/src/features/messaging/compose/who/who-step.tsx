import type { MailingChoices } from '@innkeeper/api/messaging/mailings.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useT } from '../../../../platform/texts.ts'
import { audienceSentence, type NameOfId } from '../audience-words.ts'
import classes from '../compose.module.css'
import { audienceOf, type DraftPart, newPart } from '../draft.ts'
import { Step } from '../step.tsx'
import type { DraftForm } from '../use-compose-draft.ts'
import { GroupFields } from './group-fields.tsx'

const MOST_GROUPS = 10

type Props = { form: DraftForm; choices: MailingChoices; nameOf: NameOfId }

/** Whom it is for: groups of which any is enough, each of parts that all hold, and the same as a sentence. */
export function WhoStep({ form: { draft, change }, choices, nameOf }: Props) {
  const t = useT()
  const { groups } = draft
  const audience = audienceOf(draft)
  const put = (place: number, parts: DraftPart[]) =>
    change({
      groups: parts.length === 0 ? groups.toSpliced(place, 1) : groups.toSpliced(place, 1, parts),
    })
  return (
    <Step title={t('compose.who')}>
      <p className={classes.sentence} role="status">
        {audience ? audienceSentence(t, audience, nameOf) : t('compose.nobodyYet')}
      </p>
      {groups.map((parts, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no id, and none moves.
        <Fragment key={place}>
          {place > 0 && <div className={classes.joined}>{t('compose.orBetween')}</div>}
          <GroupFields
            label={t('compose.group', { number: place + 1 })}
            parts={parts}
            choices={choices}
            nameOf={nameOf}
            isOnly={groups.length === 1}
            onParts={(next) => put(place, next)}
          />
        </Fragment>
      ))}
      {groups.length < MOST_GROUPS && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            onClick={() => change({ groups: [...groups, [newPart('in-house guests')]] })}
          >
            {t('compose.addGroup')}
          </Button>
        </div>
      )}
    </Step>
  )
}
