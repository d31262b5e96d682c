import type {
  RichText,
  RichTextBlock,
  RichTextInline,
  RichTextMark,
} from '@innkeeper/domain/guestbook/rich-text.ts'
import { Fragment, type ReactNode } from 'react'
import styles from './box-sheet.module.css'
import { StayText } from './stay.tsx'

/*
 * Texts have no ids, and a changed text is simply drawn anew: the place in the list is the key.
 */

export function RichTextView({ text }: { text: RichText }) {
  return (
    <div className={styles.text}>
      {inOrder(text.content, (block) => (
        <Block block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: RichTextBlock }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Line content={block.content} />
        </p>
      )
    case 'heading': {
      const Heading = block.attrs.level === 2 ? 'h3' : 'h4'
      return (
        <Heading>
          <Line content={block.content} />
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
    <li>
      {inOrder(paragraphs, (paragraph) => (
        <Block block={paragraph} />
      ))}
    </li>
  )
}

function Line({ content = [] }: { content: RichTextInline[] | undefined }) {
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
      return (
        <a
          href={mark.attrs.href}
          {...(isOutside(mark.attrs.href) ? { target: '_blank', rel: 'noreferrer' } : {})}
        >
          {inner}
        </a>
      )
  }
}

function isOutside(href: string): boolean {
  return /^https?:/i.test(href)
}

function inOrder<T>(items: readonly T[], draw: (item: T) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: see the note above
  return items.map((item, place) => <Fragment key={place}>{draw(item)}</Fragment>)
}
