import { ActionIcon } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '../../../platform/texts.ts'
import type { CardDraft } from '../draft/card-draft.ts'
import { useDraftField } from '../draft/use-card-store.ts'
import { useDefaultLanguage } from '../use-languages.ts'
import classes from './texts.module.css'

type Props = {
  isShown: boolean
  /** The words of the default language. */
  read: (draft: CardDraft) => string
  /** Takes them over as they are. */
  onUse?: (words: string) => void
  children: ReactNode
}

/** A field with the default language's words beside it. */
export function Reference({ isShown, ...props }: Props) {
  return isShown ? <Beside {...props} /> : <div>{props.children}</div>
}

function Beside({ read, onUse, children }: Omit<Props, 'isShown'>) {
  const t = useT()
  const { title, code } = useDefaultLanguage()
  const words = useDraftField(read)
  return (
    <div className={classes.beside}>
      <div>{children}</div>
      {words.trim() !== '' && (
        <div className={classes.reference}>
          <div className={classes.referenceName}>
            {title}
            {onUse && (
              <ActionIcon
                size={24}
                aria-label={t('cards.useReference', { language: title })}
                title={t('cards.useReference', { language: title })}
                onClick={() => onUse(words)}
              >
                <IconArrowLeft size={14} stroke={1.8} />
              </ActionIcon>
            )}
          </div>
          <div className={classes.referenceWords} lang={code}>
            {words}
          </div>
        </div>
      )}
    </div>
  )
}
