import { ActionIcon } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useContentLanguages } from '../../../../components/media/use-content-languages.ts'
import { useT } from '../../../../platform/texts.ts'
import classes from './editor.module.css'

type Props = { words: string; onUse: (words: string) => void; isShown: boolean; children: ReactNode }

/** A field with the words of the property's language beside it. */
export function Beside({ words, onUse, isShown, children }: Props) {
  const t = useT()
  const [main] = useContentLanguages()
  if (!isShown || !main || words.trim() === '') return children
  const label = t('cards.useReference', { language: main.title })
  return (
    <div className={classes.beside}>
      {children}
      <div className={classes.reference}>
        <div className={classes.referenceName}>
          {main.title}
          <ActionIcon size={24} aria-label={label} title={label} onClick={() => onUse(words)}>
            <IconArrowLeft size={14} stroke={1.8} />
          </ActionIcon>
        </div>
        <div className={classes.referenceWords} lang={main.code}>
          {words}
        </div>
      </div>
    </div>
  )
}
