import { fillPlaceholders } from '@innkeeper/domain/guestbook/placeholders.ts'
import type {
  TemplateText,
  TemplateTextInline,
  TemplateTextMark,
} from '@innkeeper/domain/html-builder/rich-text.ts'
import { FormattedText, inOrder } from '@innkeeper/ui/formatted-text.tsx'
import type { ReactNode } from 'react'
import { fontFamily } from './font-family.ts'
import look from './look.module.css'
import { PageAnchor } from './page-anchor.tsx'
import { addressLink } from './page-link.ts'
import { usePageSetting } from './page-setting.tsx'
import styles from './rich-text.module.css'
import { useGround } from './surface.tsx'
import { wordsColour } from './words-colour.ts'

/** A text of a template; its largest headings are those below the page's title. */
export function RichTextView({ text }: { text: TemplateText }) {
  return (
    <FormattedText
      blocks={text.content}
      drawLine={(content) => <RichLine content={content} />}
      topHeading={2}
      className={styles.text}
    />
  )
}

/** One line of formatted text. */
export function RichLine({ content = [] }: { content: TemplateTextInline[] | undefined }) {
  const { values } = usePageSetting()
  return inOrder(content, (inline) =>
    inline.type === 'hardBreak' ? (
      <br />
    ) : (
      inMarkOrder(inline.marks).reduce<ReactNode>(withMark, fillPlaceholders(inline.text, values))
    ),
  )
}

/** Innermost first: a colour stands inside of the link that would set another. */
function inMarkOrder(marks: readonly TemplateTextMark[] = []): TemplateTextMark[] {
  return [...marks].sort((a, b) => Number(b.type === 'textStyle') - Number(a.type === 'textStyle'))
}

function withMark(inner: ReactNode, mark: TemplateTextMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>
    case 'italic':
      return <em>{inner}</em>
    case 'link':
      return <RichLink href={mark.attrs.href}>{inner}</RichLink>
    case 'textStyle':
      return <Styled attrs={mark.attrs}>{inner}</Styled>
  }
}

function RichLink({ href, children }: { href: string; children: ReactNode }) {
  const link = addressLink(href, usePageSetting())
  if (!link) return children
  return <PageAnchor link={link}>{children}</PageAnchor>
}

type StyleAttrs = Extract<TemplateTextMark, { type: 'textStyle' }>['attrs']

/** Words in a colour, where it can be read, and in a font of their own. */
function Styled({ attrs, children }: { attrs: StyleAttrs; children: ReactNode }) {
  const { brand } = usePageSetting()
  const ground = useGround()
  const colour = attrs.color ? wordsColour(attrs.color, ground, brand) : null
  const font = attrs.fontFamily ? { fontFamily: fontFamily(attrs.fontFamily) } : null
  if (!colour && !font) return children
  return (
    <span className={colour ? look.coloured : undefined} style={{ ...colour, ...font }}>
      {children}
    </span>
  )
}
