import { withHomeFirst } from '@innkeeper/domain/guestbook/home-tab.ts'
import { tabBarFor } from '@innkeeper/domain/guestbook/tab-bar.ts'
import { EMPTY_TAB_BAR, type TabBarPhase } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { BoxGlyph } from '../../../components/box-icons/box-glyph.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { previewStack } from '../../../components/font-picker/font-name.tsx'
import { useSession } from '../../../platform/session.ts'
import { brandQuery } from './api.ts'
import classes from './bar-preview.module.css'
import { useHomeLabel } from './use-home-label.ts'

type Props = { phase: TabBarPhase; language: number; place: 'phone' | 'desk' }

/** The same labels, order and look as the guest app's bar at Home, in the property's colours; it leads nowhere. */
export function BarPreview({ phase, language, place }: Props) {
  const { property } = useSession()
  const { data: brand } = useQuery(brandQuery(property.id))
  const main = useDefaultLanguage()
  const { tabs, hasLabels } = tabBarFor(
    { ...EMPTY_TAB_BAR, guestPhases: { ...EMPTY_TAB_BAR.guestPhases, allGuestPhases: phase } },
    'inStay',
    language,
    main.index,
  )
  const home = useHomeLabel(language)
  const colours = brand && {
    '--guest-paper': brand.paperColour,
    '--guest-card': brand.cardColour,
    '--guest-ink': brand.inkColour,
    '--guest-brand': brand.brandColour,
    fontFamily: previewStack(brand.textFont),
  }
  return (
    <div className={classes.stage} data-place={place} style={colours as CSSProperties | undefined}>
      <ul className={classes.bar}>
        {withHomeFirst(tabs, property.id, home).map(({ id, icon, label }, index) => (
          <li key={id} className={classes.tab} title={label} data-current={index === 0 || undefined}>
            <span className={classes.icon}>
              <BoxGlyph name={icon} size={24} />
            </span>
            {hasLabels && (
              <span className={classes.label} dir="auto">
                {label}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
