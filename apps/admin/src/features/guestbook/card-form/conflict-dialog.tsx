import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { useT } from '../../../platform/texts.ts'
import type { Difference, Side } from '../draft/merge.ts'
import { useCardState, useStore } from '../draft/use-card-store.ts'
import classes from './card-form.module.css'
import { useFieldWords } from './use-field-words.ts'

const SIDES: readonly Side[] = ['mine', 'theirs']
const keyOf = ({ path }: Difference) => path.join(' ')

/** Both versions side by side, field by field; nothing is saved or lost before somebody chose. */
export function ConflictDialog() {
  const t = useT()
  const store = useStore()
  const conflict = useCardState((state) => state.conflict)
  const { nameOf, wordsOfField } = useFieldWords()
  const [choices, setChoices] = useState<Record<string, Side>>({})
  const [isAway, setIsAway] = useState(false)
  const sideOf = (difference: Difference) => choices[keyOf(difference)] ?? difference.suggested
  const found = conflict?.found ?? []

  const save = (choose: (difference: Difference) => Side) => {
    store.resolve(choose)
    setChoices({})
  }
  if (conflict && isAway) {
    return (
      <Button className={classes.conflictBar} color="accent" onClick={() => setIsAway(false)}>
        {t('conflict.open')}
      </Button>
    )
  }
  return (
    <Dialog
      isOpen={conflict !== null}
      onClose={() => setIsAway(true)}
      size="xl"
      title={t('conflict.title')}
      buttons={
        <>
          <Button variant="default" onClick={() => setIsAway(true)} data-autofocus>
            {t('conflict.back')}
          </Button>
          <Button variant="default" onClick={() => save(() => 'theirs')}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button variant="default" onClick={() => save(() => 'mine')}>
            {t('conflict.keepMine')}
          </Button>
          <Button onClick={() => save(sideOf)}>{t('conflict.save')}</Button>
        </>
      }
    >
      <Text mb="md">{t('conflict.text', { name: conflict?.current.changedBy ?? t('cards.somebody') })}</Text>
      <Stack gap="lg">
        {found.map((difference) => (
          <Radio.Group
            key={keyOf(difference)}
            label={nameOf(difference.path)}
            value={sideOf(difference)}
            onChange={(side) => setChoices((before) => ({ ...before, [keyOf(difference)]: side as Side }))}
          >
            <div className={classes.versions}>
              {SIDES.map((side) => (
                <Radio.Card key={side} value={side} className={classes.version}>
                  <Group gap="xs" className={classes.versionName}>
                    <Radio.Indicator size="xs" />
                    {t(`conflict.${side}`)}
                  </Group>
                  <span className={classes.versionWords}>
                    {wordsOfField(difference.path, difference[side]) || t('conflict.nothing')}
                  </span>
                </Radio.Card>
              ))}
            </div>
          </Radio.Group>
        ))}
      </Stack>
    </Dialog>
  )
}
