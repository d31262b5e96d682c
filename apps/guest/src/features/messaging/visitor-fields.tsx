import type { GuestbookTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import styles from './chat.module.css'
import type { ChatState } from './unsent.ts'

type Visitor = ChatState['visitor']
type Props = { visitor: Visitor; onChange: (visitor: Visitor) => void }

/** A visitor without a booking says who they are and where. */
export function VisitorFields({ visitor, onChange }: Props) {
  const t = useTexts<GuestbookTranslate>()
  return (
    <div className={styles.visitor}>
      <p>{t('chat.visitor')}</p>
      <input
        value={visitor.name}
        maxLength={80}
        autoComplete="name"
        placeholder={t('chat.visitorName')}
        aria-label={t('chat.visitorName')}
        dir="auto"
        onChange={({ target }) => onChange({ ...visitor, name: target.value })}
      />
      <input
        value={visitor.room}
        maxLength={40}
        autoComplete="off"
        placeholder={t('chat.visitorRoom')}
        aria-label={t('chat.visitorRoom')}
        dir="auto"
        onChange={({ target }) => onChange({ ...visitor, room: target.value })}
      />
    </div>
  )
}
