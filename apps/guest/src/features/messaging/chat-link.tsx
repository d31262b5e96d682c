import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import type { ReactNode } from 'react'
import styles from './chat-link.module.css'

/** The way to reception: opens the sheet in which guests write. */
export function ChatLink({ href, badge }: { href: string; badge: ReactNode }) {
  const t = useTexts<GuestTranslate>()
  return (
    <a className={styles.link} href={href}>
      <IconMessageCircle size={21} stroke={1.75} aria-hidden="true" />
      <HeardText>{t('chat.title')}</HeardText>
      {badge}
    </a>
  )
}
