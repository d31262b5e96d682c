import type {
  RichText,
  RichTextBlock,
  RichTextInline,
  RichTextMark,
} from '@innkeeper/domain/guestbook/rich-text.ts'
import { documentHref } from '@innkeeper/domain/media/links.ts'
import { Fragment, type ReactNode } from 'react'
import { useProperty } from './property-picture.tsx'
import styles from './rich-text.module.css'
import { StayText } from './stay.tsx'

/*
 * Texts have no ids, and a changed text is simply drawn anew: the position in the list is the key.
 */

type RichTextProps = {
  text: RichText
  /** The level its largest headings have on the page. */
  topHeading?: 2 | 3
}

export function RichTextView({ text, topHeading = 3 }: RichTextProps) {
  return (
    <div className={styles.text}>
      {inOrder(text.content, (block) => (
        <Block block={block} topHeading={topHeading} />
      ))}
    </div>
  )
}

function Block({ block, topHeading }: { block: RichTextBlock; topHeading: 2 | 3 }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p dir="auto">
          <RichLine content={block.content} />
        </p>
      )
    case 'heading': {
      const isLarge = block.attrs.level === 2
      const Heading = `h${isLarge ? topHeading : topHeading + 1}` as 'h2' | 'h3' | 'h4'
      return (
        <Heading dir="auto" className={isLarge ? styles.large : styles.small}>
          <RichLine content={block.content} />
        </Heading>
      )
    }
    case 'bulletList':
      return (
        <ul>
          {inOrder(block.content, (item) => (
            <Item paragraphs={item.content} />
          ))}
        </ul>
      )
    case 'orderedList':
      return (
        <ol>
          {inOrder(block.content, (item) => (
            <Item paragraphs={item.content} />
          ))}
        </ol>
      )
  }
}

function Item({ paragraphs }: { paragraphs: RichTextBlock[] }) {
  return (
    <li dir="auto">
      {inOrder(paragraphs, (paragraph) => (
        <Block block={paragraph} topHeading={3} />
      ))}
    </li>
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

function inOrder<T>(items: readonly T[], draw: (item: T) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: see the note above
  return items.map((item, index) => <Fragment key={index}>{draw(item)}</Fragment>)
}
