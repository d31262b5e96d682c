import type { Box } from '@innkeeper/api/guestbook.ts'
import { DoneLine, useIsDone } from '../../../platform/done-line.tsx'
import { StayLine } from '../../../platform/stay.tsx'
import { CardTitle, lineOf } from './card-title.tsx'
import text from './text-block.module.css'

type BoxWordsProps = {
  content: Box['content']
  /** Where the whole card leads. */
  href?: string | undefined
  /** Where its button leads: what is done invites no more. */
  link?: Box['options']['link']
  titleClass?: string | undefined
}

/** Title and line of a face; a card that leads somewhere is led by its line where it has no title. */
export function BoxWords({ content, href, link, titleClass }: BoxWordsProps) {
  const title = content.title ?? (href && content.subtitle)
  const line = lineOf(content)
  const isDone = useIsDone(link)
  return (
    <>
      {title && (
        <CardTitle
          title={title}
          className={titleClass}
          link={href === undefined ? undefined : (name) => <a href={href}>{name}</a>}
        />
      )}
      {isDone ? (
        <DoneLine insteadOf={line} />
      ) : (
        line &&
        line !== title && (
          <p className={text.subtitle} dir="auto">
            <StayLine text={line} />
          </p>
        )
      )}
    </>
  )
}
