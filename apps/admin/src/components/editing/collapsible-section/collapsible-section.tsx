import { Collapse, type MantineSpacing, Stack, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import classes from './collapsible-section.module.css'
import { type SentTo, useSentTo } from './use-sent-to.ts'

type Props = {
  title: string
  /** What is set, in words: one need not open it to know. */
  summary?: ReactNode
  isOpenAtFirst?: boolean
  /** Between its fields; without it they stand as they are. */
  gap?: MantineSpacing
  /** A field in it that somebody is sent to. */
  sentTo?: SentTo | null
  children: ReactNode
}

/** A part of the form that opens; closed it says in words what it holds. */
export function CollapsibleSection({
  title,
  summary,
  isOpenAtFirst = false,
  gap,
  sentTo = null,
  children,
}: Props) {
  const [isOpen, { toggle, open }] = useDisclosure(isOpenAtFirst)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useSentTo(section, sentTo, { isOpen, open })
  return (
    <section ref={section} className={classes.section} aria-labelledby={`${id}-title`}>
      <h3 className={classes.head}>
        <UnstyledButton className={classes.button} onClick={toggle} aria-expanded={isOpen} aria-controls={id}>
          <span>
            <span id={`${id}-title`} className={classes.title}>
              {title}
            </span>
            {summary && !isOpen && <span className={classes.summary}>{summary}</span>}
          </span>
          <IconChevronDown size={18} stroke={1.6} aria-hidden data-open={isOpen || undefined} />
        </UnstyledButton>
      </h3>
      <Collapse expanded={isOpen} id={id} keepMounted={false}>
        <div className={classes.body} data-section-body>
          {gap ? <Stack gap={gap}>{children}</Stack> : children}
        </div>
      </Collapse>
    </section>
  )
}
