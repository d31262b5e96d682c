import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { Button, Radio, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './card-form.module.css'
import { toFormValues } from './card-texts.ts'
import { chosenValues, type Difference, differences, type Side } from './merge.ts'
import type { CardFormState } from './use-card-form.ts'

const SIDES: readonly Side[] = ['mine', 'theirs']
const nameOf = ({ language, field }: Difference) => `${language}.${field}`

/** Both versions side by side, text by text; nothing is saved or lost before somebody chose. */
export function ConflictDialog({ card, current }: { card: CardFormState; current: StaffCard }) {
  const t = useT()
  const theirs = useMemo(() => toFormValues(current.card, card.languages), [current, card.languages])
  const found = useMemo(
    () => differences(card.beganWith, card.form.values, theirs),
    [card.beganWith, card.form.values, theirs],
  )
  const [choices, setChoices] = useState<Record<string, Side>>({})
  const sideOf = (difference: Difference) => choices[nameOf(difference)] ?? difference.suggested
  const title = (index: string) => card.languages.find((one) => String(one.index) === index)?.title ?? index

  return (
    <Dialog
      isOpen
      onClose={card.closeConflict}
      size="xl"
      title={t('conflict.title')}
      buttons={
        <>
          <Button variant="default" onClick={card.closeConflict} disabled={card.isSaving} data-autofocus>
            {t('conflict.back')}
          </Button>
          <Button
            onClick={() => card.saveChosen(chosenValues(theirs, found, sideOf))}
            loading={card.isSaving}
          >
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <Text mb="md">{t('conflict.text', { name: current.changedBy ?? t('cards.somebody') })}</Text>
      <Stack gap="lg">
        {found.map((difference) => (
          <Radio.Group
            key={nameOf(difference)}
            label={`${t(`cards.field.${difference.field}`)}, ${title(difference.language)}`}
            value={sideOf(difference)}
            onChange={(side) => setChoices((before) => ({ ...before, [nameOf(difference)]: side as Side }))}
          >
            <div className={classes.versions}>
              {SIDES.map((side) => (
                <Radio.Card key={side} value={side} className={classes.version}>
                  <span className={classes.versionName}>
                    <Radio.Indicator size="xs" />
                    {t(`conflict.${side}`)}
                  </span>
                  <span className={classes.referenceText}>{difference[side] || t('conflict.nothing')}</span>
                </Radio.Card>
              ))}
            </div>
          </Radio.Group>
        ))}
        {found.length === 0 && <Text c="dimmed">{t('conflict.same')}</Text>}
      </Stack>
    </Dialog>
  )
}
