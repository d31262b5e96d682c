import type { ReviewSite } from '@innkeeper/domain/survey/constants.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import IconBrandBooking from '@tabler/icons-react/dist/esm/icons/IconBrandBooking.mjs'
import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs'
import IconBrandTripadvisor from '@tabler/icons-react/dist/esm/icons/IconBrandTripadvisor.mjs'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import type { GuestSurvey } from '../api.ts'
import { useSurveyTexts } from '../survey-place.tsx'
import styles from './endings.module.css'

/** A site that is none of these says its own name. */
const SITES: Readonly<Record<ReviewSite, { name: string; Icon: typeof IconMessageCircle }>> = {
  google: { name: 'Google', Icon: IconBrandGoogle },
  tripadvisor: { name: 'Tripadvisor', Icon: IconBrandTripadvisor },
  booking: { name: 'Booking.com', Icon: IconBrandBooking },
  other: { name: '', Icon: IconMessageCircle },
}

/** Where others can read it, too: asked of everybody, whatever they answered. */
export function ReviewLinks({ links }: { links: GuestSurvey['reviewLinks'] }) {
  const t = useSurveyTexts()
  if (links.length === 0) return null
  return (
    <section className={styles.reviews}>
      <h2>{t('survey.review.title')}</h2>
      <p>{t('survey.review.text')}</p>
      <ul>
        {links.map(({ id, site, name, url }) => {
          const { Icon, name: siteName } = SITES[site]
          return (
            <li key={id}>
              <a href={url} target="_blank" rel="noopener">
                <Icon size={24} stroke={1.6} aria-hidden="true" />
                <span dir="auto">{siteName || name || new URL(url).hostname}</span>
                <HeardText> {t('link.newWindow')}</HeardText>
                <IconExternalLink size={20} stroke={1.6} aria-hidden="true" />
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
