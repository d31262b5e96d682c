import { Skeleton } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './numbers.module.css'

type Props = {
  /** Undefined while it is on its way. */
  number: { value: number; words: string; text: string } | undefined
  /** How far it has come; drawn, and said by the text below it. */
  bar: ReactNode
  /** The list it counts, for who may open it. */
  link: Pick<LinkProps, 'to' | 'search'> | null
}

/** A number of the day with how far it has come. */
export function NumberTile({ number, bar, link }: Props) {
  const content = number ? (
    <>
      <span className={classes.value}>{number.value}</span>
      <span className={classes.words}>{number.words}</span>
      {bar}
      <span className={classes.text}>{number.text}</span>
    </>
  ) : (
    <>
      <Skeleton className={classes.value} height="1.2em" width="3em" />
      <Skeleton className={classes.bar} height={5} />
      <Skeleton height={13} width={90} my={3} />
    </>
  )
  return (
    <li>
      {link ? (
        <Link {...link} className={classes.tile}>
          {content}
        </Link>
      ) : (
        <div className={classes.tile}>{content}</div>
      )}
    </li>
  )
}

/** The part of a whole that is done. */
export function Bar({ part, total }: { part: number; total: number }) {
  return (
    <svg className={classes.bar} viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden>
      <rect className={classes.whole} width="100" height="5" />
      <rect className={classes.part} width={total > 0 ? (part / total) * 100 : 0} height="5" />
    </svg>
  )
}

const SEGMENTS = 4
const GAP = 2

/** One piece for each that waits, the oldest strongest; more than fit are no longer counted by eye. */
export function AgeBar({ count }: { count: number }) {
  const width = (100 - GAP * (SEGMENTS - 1)) / SEGMENTS
  const places = Array.from({ length: SEGMENTS }, (_, place) => place)
  return (
    <svg className={classes.bar} viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden>
      {places.map((place) => (
        <rect
          key={place}
          className={place < count ? classes.waits : classes.whole}
          opacity={place < count ? 1 - place * 0.22 : 1}
          x={place * (width + GAP)}
          width={width}
          height="5"
        />
      ))}
    </svg>
  )
}
