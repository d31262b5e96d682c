import type { Box } from '@innkeeper/api/guestbook.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { StayLine, StayTitle } from '../../../platform/stay.tsx'
import text from './text-block.module.css'

type BoxWordsProps = {
  content: Box['content']
  /** Where the whole card leads. */
  href?: string
  titleClass?: string | undefined
}

/** Title and line of a face; a card that leads somewhere is led by its line where it has no title. */
export function BoxWords({ content, href, titleClass }: BoxWordsProps) {
  const title = content.title ?? (href && content.subtitle)
  const line = content.subtitle === title ? undefined : content.subtitle
  return (
    <>
      {title && (
        <h2 className={classNames(text.title, titleClass)} dir="auto">
          {href ? (
            <a href={href}>
              <StayTitle text={title} />
            </a>
          ) : (
            <StayTitle text={title} />
          )}
        </h2>
      )}
      {line && (
        <p className={text.subtitle} dir="auto">
          <StayLine text={line} />
        </p>
      )}
    </>
  )
}
