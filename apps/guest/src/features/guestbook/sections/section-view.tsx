import type { Box } from '@innkeeper/api/guestbook.ts'
import type { Block, Shape } from '@innkeeper/domain/guestbook/arrange.ts'
import { useMemo } from 'react'
import { BoxView } from '../boxes/box-kinds.tsx'
import type { Face } from '../boxes/box-props.ts'
import { CardHeadingProvider } from '../boxes/card-title.tsx'
import { BoxItem } from '../frame/box-item.tsx'
import { AliveInSight } from './alive-in-sight.tsx'
import styles from './section-view.module.css'
import type { ShownSection } from './sections.ts'

type SectionViewProps = {
  section: ShownSection
  /** Its first picture is the first thing seen. */
  isFirst: boolean
}

/** Comes to life when it comes near. */
export function SectionInSight({ section, isFirst }: SectionViewProps) {
  const view = useMemo(() => <SectionView section={section} isFirst={isFirst} />, [section, isFirst])
  return <AliveInSight id={section.id}>{view}</AliveInSight>
}

/** A heading with its quiet fact, and the boxes below it in their shapes. */
function SectionView({ section: { id, title, note, blocks }, isFirst }: SectionViewProps) {
  const boxes = blocks.map((block, index) => (
    <BlockView key={block.boxes[0]?.id} block={block} isFirst={isFirst && index === 0} />
  ))
  if (title === null) return <div className={styles.section}>{boxes}</div>
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`} data-section>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title} dir="auto">
          {title}
        </h2>
        {note && (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        )}
      </div>
      <CardHeadingProvider value="h3">{boxes}</CardHeadingProvider>
    </section>
  )
}

function BlockView({ block, isFirst }: { block: Block<Box>; isFirst: boolean }) {
  return (
    <ul className={styles[block.shape]}>
      {block.boxes.map((box, index) => (
        <BoxItem key={box.id} box={box}>
          <BoxView box={box} isFirst={isFirst && index === 0} face={faceIn(block.shape, index)} />
        </BoxItem>
      ))}
    </ul>
  )
}

/** How the box at this place of a shape shows itself; a kind with a row of its own knows best. */
function faceIn(shape: Shape, index: number): Face | undefined {
  if (shape === 'wide' || (shape === 'feature' && index === 0)) return 'over'
  if (shape === 'list') return 'side'
  return shape === 'tiles' || shape === 'own' ? undefined : 'above'
}
