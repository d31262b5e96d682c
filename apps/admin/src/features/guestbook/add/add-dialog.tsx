import { CARD_TEMPLATES } from '@innkeeper/domain/guestbook/card-template-names.ts'
import { CARD_TYPES } from '@innkeeper/domain/guestbook/card-types.ts'
import { SimpleGrid, UnstyledButton } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { useT } from '../../../platform/texts.ts'
import type { CardList } from '../card-list-changes.ts'
import { useCardActs } from '../list/use-card-acts.ts'
import type { NewCard } from '../use-card-commands.ts'
import classes from './add-dialog.module.css'
import { KindSketch } from './kind-sketch.tsx'
import { positionForNew } from './position-for-new.ts'

/** A text to begin with is a kind of its own; the blank template would be the same again. */
const TEMPLATES = CARD_TEMPLATES.filter((name) => name !== 'blank')

type Props = { list: CardList; selectedId: string | undefined; isOpen: boolean; onClose: () => void }

/** Every kind of card in a picture and a sentence, and templates that come with words. */
export function AddDialog({ list, selectedId, isOpen, onClose }: Props) {
  const t = useT()
  const acts = useCardActs()
  const [isBusy, setIsBusy] = useState(false)
  const hasHeader = list.cards.some(({ card, deletedAt }) => card.type === 'Header' && deletedAt === null)
  const add = async (what: NewCard['what']) => {
    // A second click would make a second card.
    if (isBusy) return
    setIsBusy(true)
    await acts.create({ what, ...positionForNew(list.cards, selectedId) })
    setIsBusy(false)
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="xl" title={t('add.title')}>
      <h3 className={classes.heading}>{t('add.kinds')}</h3>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
        {CARD_TYPES.map((type) => (
          <UnstyledButton
            key={type}
            className={classes.choice}
            disabled={type === 'Header' && hasHeader}
            onClick={() => add({ type })}
          >
            <KindSketch type={type} />
            <span>
              <span className={classes.name}>{t(`cards.type.${type}`)}</span>
              <span className={classes.words}>
                {type === 'Header' && hasHeader ? t('add.oneHeader') : t(`add.kind.${type}`)}
              </span>
            </span>
          </UnstyledButton>
        ))}
      </SimpleGrid>
      <h3 className={classes.heading}>{t('add.templates')}</h3>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
        {TEMPLATES.map((template) => (
          <UnstyledButton key={template} className={classes.choice} onClick={() => add({ template })}>
            <span className={classes.sheet}>
              <IconFileText size={22} stroke={1.4} aria-hidden />
            </span>
            <span>
              <span className={classes.name}>{t(`add.template.${template}`)}</span>
              <span className={classes.words}>{t(`add.template.${template}.text`)}</span>
            </span>
          </UnstyledButton>
        ))}
      </SimpleGrid>
    </Dialog>
  )
}
