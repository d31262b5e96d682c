import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import type { People } from '../link/use-registration-link.ts'
import { pageLocale } from '../page-locale.ts'
import styles from './sent.module.css'

type PeopleListProps = {
  people: People
  /** Makes a link anew; null where this address makes none. */
  onAgain: ((person: { name: string; linkId: string }) => void) | null
}

/** Who is registered, in one line, and who has a link. Names are those this device sent; of others it is told a number. */
export function PeopleList({ people, onAgain }: PeopleListProps) {
  const t = useTexts<RegistrationTranslate>()
  const registered = people.filter(({ standing }) => standing === 'registered').map(({ name }) => name)
  const named = registered.filter((name) => name !== '')
  const others = registered.length - named.length
  const linked = people.filter(({ standing }) => standing === 'has a link')
  const ofOthers = linked.filter(({ name }) => name === '').length
  if (people.length === 0) return null
  return (
    <ul className={styles.people}>
      {registered.length > 0 && (
        <li>
          <span>
            {named.length === 0 ? (
              <strong>{t('sent.people.registered', { count: others })}</strong>
            ) : (
              <>
                <strong dir="auto">
                  {new Intl.ListFormat(pageLocale(), { type: 'conjunction' }).format(
                    others > 0 ? [...named, t('sent.people.others', { count: others })] : named,
                  )}
                </strong>
                <small>{t('sent.registered')}</small>
              </>
            )}
          </span>
          <IconCircleCheck className={styles.done} size={24} stroke={1.5} aria-hidden="true" />
        </li>
      )}
      {ofOthers > 0 && (
        <li>
          <span>
            <strong>{t('sent.people.linked', { count: ofOthers })}</strong>
            <small>{t('link.notFilled')}</small>
          </span>
        </li>
      )}
      {linked
        .filter(({ name }) => name !== '')
        .map(({ name, linkId }) => (
          <li key={linkId ?? name}>
            <span>
              <strong dir="auto">{name}</strong>
              <small>{t('link.notFilled')}</small>
            </span>
            {onAgain && linkId !== null && (
              <button
                type="button"
                className={styles.link}
                aria-haspopup="dialog"
                aria-label={t('link.againTo', { name })}
                onClick={() => onAgain({ name, linkId })}
              >
                {t('link.again')}
              </button>
            )}
          </li>
        ))}
    </ul>
  )
}
