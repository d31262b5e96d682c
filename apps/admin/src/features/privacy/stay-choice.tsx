import type { PrivacyStay } from '@innkeeper/api/privacy.ts'
import { Checkbox } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import classes from './privacy.module.css'
import { StayLine } from './stay-line.tsx'

export type OtherStay = PrivacyStay & { likeness: 'same-person' | 'same-contact' }

type Props = {
  stay: PrivacyStay
  others: readonly OtherStay[]
  chosen: readonly string[]
  onToggle: (bookingId: string) => void
}

/** Which stays are this person's: the one that was opened always, others as staff say. */
export function StayChoice({ stay, others, chosen, onToggle }: Props) {
  const t = useT()
  return (
    <section aria-label={t('privacy.stays.title')}>
      <h3 className={classes.heading}>{t('privacy.stays.title')}</h3>
      {others.length > 0 && <p className={classes.text}>{t('privacy.stays.text')}</p>}
      <ul className={classes.stays}>
        {others.length === 0 ? (
          <li className={classes.single}>
            <StayLine stay={stay} />
          </li>
        ) : (
          [stay, ...others].map((one) => (
            <li key={one.id} className={classes.choice}>
              <Checkbox
                checked={chosen.includes(one.id)}
                disabled={one.id === stay.id}
                onChange={() => onToggle(one.id)}
                label={<StayLine stay={one} />}
                description={
                  'likeness' in one && one.likeness === 'same-contact'
                    ? t('privacy.stays.otherName')
                    : undefined
                }
                classNames={{ labelWrapper: classes.choiceLabel ?? '' }}
              />
            </li>
          ))
        )}
      </ul>
    </section>
  )
}
