import type { FoundStay } from '@innkeeper/api/privacy.ts'
import { Link } from '@tanstack/react-router'
import { useT } from '../../platform/texts.ts'
import classes from './privacy.module.css'

/** Who of a stay gave the name that was looked for: its guest under another name, or another adult of it. */
export function RegisteredPeople({ people }: { people: FoundStay['registered'] }) {
  const t = useT()
  if (people.length === 0) return null
  return (
    <ul className={classes.registered}>
      {people.map(({ id, name, isBooker }) => (
        <li key={id}>
          {isBooker ? (
            t('privacy.guest.registeredAs', { name })
          ) : (
            <>
              {t('privacy.guest.otherAdult', { name })}{' '}
              <Link to="/registration/submissions" search={{ id }} className={classes.link}>
                {t('privacy.guest.openRegistration')}
              </Link>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
