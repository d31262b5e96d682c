import { ActionIcon } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '../../../platform/texts.ts'
import { shownWords } from '../placeholders/placeholder-words.ts'
import { usePlaceholderNames } from '../placeholders/use-placeholder-names.ts'
import classes from './languages.module.css'
import { useDefaultLanguage } from './use-content-languages.ts'

type Props = {
  /** What stands there in the property's default language. */
  words: string
  /** Takes them over as they are. */
  onUse?: ((words: string) => void) | undefined
  children: ReactNode
}

/** A field with the words of the property's default language beside it. */
export function BesideDefault({ words, onUse, children }: Props) {
  const t = useT()
  const { title, code } = useDefaultLanguage()
  const { nameOf } = usePlaceholderNames()
  const label = t('cards.useReference', { language: title })
  return (
    <div className={classes.beside}>
      <div>{children}</div>
      {words.trim() !== '' && (
        <div className={classes.reference}>
          <div className={classes.referenceName}>
            {title}
            {onUse && (
              <ActionIcon size={24} aria-label={label} title={label} onClick={() => onUse(words)}>
                <IconArrowLeft size={14} stroke={1.8} />
              </ActionIcon>
            )}
          </div>
          <div className={classes.referenceWords} lang={code}>
            {shownWords(words, nameOf)}
          </div>
        </div>
      )}
    </div>
  )
}
