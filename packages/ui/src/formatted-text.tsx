import { Fragment, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './formatted-text.module.css'

type Paragraph<Inline> = { type: 'paragraph'; content?: Inline[] | undefined }
type Block<Inline> =
  | Paragraph<Inline>
  | { type: 'heading'; attrs: { level: 2 | 3 }; content?: Inline[] | undefined }
  | { type: 'bulletList' | 'orderedList'; content: { content: Paragraph<Inline>[] }[] }

type Props<Inline> = {
  blocks: readonly Block<Inline>[]
  /** How the words of one line are drawn: whose marks, links and placeholders they carry is not known here. */
  drawLine: (content: Inline[]) => ReactNode
  /** The level its largest headings have on the page. */
  topHeading: 2 | 3
  className?: string | undefined
}

/** Paragraphs, headings and lists of a formatted text. */
export function FormattedText<Inline>({ blocks, drawLine, topHeading, className }: Props<Inline>) {
  return (
    <div className={classNames(styles.text, className)}>
      {inOrder(blocks, (block) => drawBlock(block, drawLine, topHeading))}
    </div>
  )
}

function drawBlock<Inline>(
  block: Block<Inline>,
  drawLine: Props<Inline>['drawLine'],
  topHeading: 2 | 3,
): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p dir="auto">{drawLine(block.content ?? [])}</p>
    case 'heading': {
      const isLarge = block.attrs.level === 2
      const Heading = `h${isLarge ? topHeading : topHeading + 1}` as 'h2' | 'h3' | 'h4'
      return (
        <Heading dir="auto" className={isLarge ? styles.large : styles.small}>
          {drawLine(block.content ?? [])}
        </Heading>
      )
    }
    default: {
      const List = block.type === 'bulletList' ? 'ul' : 'ol'
      return (
        <List>
          {inOrder(block.content, (item) => (
            <li dir="auto">
              {inOrder(item.content, (paragraph) => drawBlock(paragraph, drawLine, topHeading))}
            </li>
          ))}
        </List>
      )
    }
  }
}

/** Texts have no ids, and a changed text is simply drawn anew: the position in the list is the key. */
export function inOrder<T>(items: readonly T[], draw: (item: T) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: see the note above
  return items.map((item, index) => <Fragment key={index}>{draw(item)}</Fragment>)
}
