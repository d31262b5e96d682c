import type { RichText, RichTextInline, RichTextMark } from '@innkeeper/domain/guestbook/rich-text.ts'
import { documentHref } from '@innkeeper/domain/media/links.ts'
import { FormattedText, inOrder } from '@innkeeper/ui/formatted-text.tsx'
import type { ReactNode } from 'react'
import { useProperty } from './property-picture.tsx'
import { StayText } from './stay.tsx'

type RichTextProps = {
  text: RichText
  /** The level its largest headings have on the page. */
  topHeading?: 2 | 3
}

export function RichTextView({ text, topHeading = 3 }: RichTextProps) {
  return (
    <FormattedText
      blocks={text.content}
      drawLine={(content) => <RichLine content={content} />}
      topHeading={topHeading}
    />
  )
}

/** One line of formatted text. */
export function RichLine({ content = [] }: { content: RichTextInline[] | undefined }) {
  return inOrder(content, (inline) =>
    inline.type === 'hardBreak' ? (
      <br />
    ) : (
      (inline.marks ?? []).reduce<ReactNode>(withMark, <StayText text={inline.text} />)
    ),
  )
}

function withMark(inner: ReactNode, mark: RichTextMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>
    case 'italic':
      return <em>{inner}</em>
    case 'link':
      return <RichLink href={mark.attrs.href}>{inner}</RichLink>
  }
}

/** Other sites and documents open beside the page. */
function RichLink({ href: written, children }: { href: string; children: ReactNode }) {
  const href = documentHref(written, useProperty())
  const leaves = href !== written || /^https?:/i.test(href)
  return (
    <a href={href} {...(leaves ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {children}
    </a>
  )
}
