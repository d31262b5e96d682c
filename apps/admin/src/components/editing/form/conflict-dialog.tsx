import { Button, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useT } from '../../../platform/texts.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { FieldChoices, type FieldWords } from './field-choices.tsx'
import type { Versioned } from './form-kind.ts'
import type { Conflict } from './form-state.ts'
import type { Difference, Side } from './merge.ts'

type Props<Read extends Versioned, Draft> = {
  form: {
    conflict: Conflict<Read, Draft> | null
    resolve: (sideOf: (difference: Difference) => Side) => void
    setAside: () => void
  }
  /** Who saved what, and what there is to choose. */
  text: (colleague: string) => string
  /** How fields are called and what stands in them; a form that is chosen as a whole has none. */
  words?: FieldWords
  /** Both versions, where the form is chosen as a whole. */
  children?: (conflict: Conflict<Read, Draft>) => ReactNode
}

/** What both changed, side by side; nothing is saved or lost before somebody chose. */
export function ConflictDialog<Read extends Versioned, Draft>(props: Props<Read, Draft>) {
  const { form, text, words, children } = props
  const { conflict } = form
  const t = useT()
  const [choices, setChoices] = useState<Record<string, Side>>({})
  const found = conflict?.found.filter(({ isConflict }) => isConflict) ?? []
  const save = (sideOf: (difference: Difference) => Side) => {
    form.resolve(sideOf)
    setChoices({})
  }
  return (
    <Dialog
      isOpen={conflict?.isSetAside === false}
      onClose={form.setAside}
      size="xl"
      title={t('conflict.title')}
      buttons={
        <>
          <Button variant="default" onClick={form.setAside} data-autofocus>
            {t('conflict.back')}
          </Button>
          <Button variant="default" onClick={() => save(() => 'theirs')}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button variant={words ? 'default' : 'filled'} onClick={() => save(() => 'mine')}>
            {t('conflict.saveMine')}
          </Button>
          {words && (
            <Button onClick={() => save(({ path }) => choices[path.join('.')] ?? 'mine')}>
              {t('conflict.save')}
            </Button>
          )}
        </>
      }
    >
      <Text mb="md">{text(conflict?.current.changedBy ?? t('conflict.colleague'))}</Text>
      {words && <FieldChoices found={found} words={words} choices={choices} onChoose={setChoices} />}
      {conflict && children?.(conflict)}
    </Dialog>
  )
}
