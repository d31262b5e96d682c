import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import type { ComponentProps } from 'react'
import type { PageLink } from './page-link.ts'
import { usePageSetting } from './page-setting.tsx'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & { link: PageLink }

/** A link that says when it leaves the page open behind it. In an editor it only looks like one. */
export function PageAnchor({ link, children, onClick, 'aria-label': label, ...rest }: Props) {
  const { isStill, words } = usePageSetting()
  if (isStill) {
    return (
      <span {...(rest as ComponentProps<'span'>)} data-link>
        {children}
      </span>
    )
  }
  if (!link.opensNewWindow) {
    return (
      <a href={link.href} onClick={onClick} aria-label={label} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <a
      href={link.href}
      target="_blank"
      rel="noreferrer"
      onClick={onClick}
      aria-label={label && `${label} (${words.newWindow})`}
      {...rest}
    >
      {children}
      <HeardText> ({words.newWindow})</HeardText>
    </a>
  )
}
