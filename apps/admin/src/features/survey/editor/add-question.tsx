import { QUESTION_KINDS, type QuestionKind } from '@innkeeper/domain/survey/constants.ts'
import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '../../../platform/texts.ts'
import classes from './editor.module.css'
import { KIND_ICONS } from './question-kinds.ts'

type Props = {
  /** Kinds that one more of cannot be added. */
  taken: readonly QuestionKind[]
  isFull: boolean
  onAdd: (kind: QuestionKind) => void
}

/** The five kinds of questions, each with what a guest does with it. */
export function AddQuestion({ taken, isFull, onAdd }: Props) {
  const t = useT()
  // Whoever adds a question goes on in it; whoever closes the menu is back at the button.
  const [returnsFocus, setReturnsFocus] = useState(true)
  return (
    <Menu
      position="bottom-start"
      shadow="md"
      width={300}
      returnFocus={returnsFocus}
      onOpen={() => setReturnsFocus(true)}
    >
      <Menu.Target>
        <Button
          variant="default"
          size="sm"
          disabled={isFull}
          leftSection={<IconPlus size={16} stroke={1.8} />}
        >
          {t('surveyEdit.addQuestion')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {QUESTION_KINDS.map((kind) => {
          const Sign = KIND_ICONS[kind]
          return (
            <Menu.Item
              key={kind}
              disabled={taken.includes(kind)}
              leftSection={<Sign size={17} stroke={1.6} aria-hidden />}
              onClick={() => {
                setReturnsFocus(false)
                onAdd(kind)
              }}
            >
              {t(`surveyEdit.kind.${kind}`)}
              <span className={classes.kindText}>{t(`surveyEdit.kind.${kind}.text`)}</span>
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
