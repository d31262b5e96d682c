import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import type { ComponentProps } from 'react'

type Props = ComponentProps<'a'> & { href: string; opensNewWindow: boolean }

/** A link that says when it leaves the page open behind it. */
export function BoxLinkAnchor({ opensNewWindow, children, ...rest }: Props) {
  const t = useTexts<GuestTranslate>()
  if (!opensNewWindow) return <a {...rest}>{children}</a>
  return (
    <a {...rest} target="_blank" rel="noreferrer">
      {children}
      <HeardText> ({t('link.newWindow')})</HeardText>
    </a>
  )
}
