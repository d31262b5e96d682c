import { CARD_BUTTON_MAX } from '@innkeeper/domain/guestbook/card-schema.ts'
import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import { Input, Stack } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import { boxIn, type TextKey } from '../draft/edits.ts'
import { useDraftField } from '../draft/use-card-store.ts'
import { LinkFields } from '../sections/link-fields.tsx'
import classes from './button-field.module.css'
import { KIND_WORDS } from './kind-words.ts'
import { WordsField } from './words-field.tsx'

type Props = { type: CardType; textKey: TextKey }

/** The words of the button, and beside them where it leads: chosen, or what the kind of the card does. */
export function ButtonField({ type, textKey }: Props) {
  const t = useT()
  const { buttonLeads } = KIND_WORDS[type]
  return (
    <div className={classes.button}>
      <WordsField name="button" max={CARD_BUTTON_MAX} textKey={textKey} />
      {buttonLeads === 'link' ? (
        <Destination textKey={textKey} />
      ) : (
        buttonLeads && (
          <Input.Wrapper label={t('button.leadsTo')} labelElement="div">
            <div className={classes.fixed}>{t(`button.leads.${buttonLeads}`)}</div>
          </Input.Wrapper>
        )
      )}
    </div>
  )
}

function Destination({ textKey }: Pick<Props, 'textKey'>) {
  const t = useT()
  const hasWords = useDraftField((draft) => Boolean(boxIn(draft, textKey)?.button?.text.trim()))
  const hasLink = useDraftField(({ options }) => options.link !== undefined)
  const missing = hasWords === hasLink ? null : hasWords ? 'destination' : 'words'
  return (
    <Stack gap="sm">
      <LinkFields
        label={t('button.leadsTo')}
        description={missing ? t(`button.missing.${missing}`) : undefined}
      />
    </Stack>
  )
}
