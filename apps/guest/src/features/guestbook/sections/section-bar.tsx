import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import type { MouseEvent } from 'react'
import { BoxIcon } from '../../../platform/box-icon.tsx'
import { boxHref } from '../address.ts'
import { PASS_ID, useRoomPass } from '../pass/room-pass.ts'
import { scrollManner } from '../sheet/use-card-in-view.ts'
import styles from './section-bar.module.css'
import type { Section } from './sections.ts'
import { useSectionInView } from './use-section-in-view.ts'

type SectionBarProps = { sections: readonly Pick<Section, 'id' | 'title'>[] }

/** The sections of the page and the room pass: on a phone once the photograph is out of sight, on a desk always. */
export function SectionBar({ sections }: SectionBarProps) {
  const t = useTexts<GuestTranslate>()
  const { pass } = useRoomPass()
  const titled = sections.filter(({ title }) => title !== null)
  const { isScrolled, current } = useSectionInView(titled.map(({ id }) => id))
  if (titled.length === 0 && !pass) return null
  const here = current ?? titled[0]?.id
  return (
    <nav className={styles.bar} data-shown={isScrolled} aria-label={t('nav.sections')}>
      <ul className={styles.sections}>
        {titled.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === here ? 'true' : undefined}
              onClick={(event) => goTo(event, id)}
              dir="auto"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      {pass && (
        <a
          className={styles.chip}
          href={boxHref(PASS_ID)}
          aria-label={`${t('pass.title')} ${pass.room ?? ''}`}
        >
          <BoxIcon name="key" size={18} />
          <span translate="no">{pass.room}</span>
        </a>
      )}
    </nav>
  )
}

/** Smoothly where motion is welcome, and without a step in the history. */
function goTo(event: MouseEvent, id: string): void {
  const section = document.getElementById(id)
  if (!section || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const { matches } = matchMedia('(prefers-reduced-motion: reduce)')
  section.scrollIntoView({ ...scrollManner(matches), block: 'start' })
  section.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
}
