import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconDeviceMobileShare from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileShare.mjs'
import { useState } from 'react'
import styles from './companion-link.module.css'
import { LinkSheet } from './link-sheet.tsx'
import { useFreshPeople } from './use-fresh-people.ts'
import { type People, useRegistrationLink } from './use-registration-link.ts'

type CompanionLinkProps = {
  hotel: string
  booking: string
  people: People
  onChanged: (people: People) => void
}

/** For another adult, who signs on a phone of their own. */
export function CompanionLink({ hotel, booking, people, onChanged }: CompanionLinkProps) {
  const t = useTexts<RegistrationTranslate>()
  const links = useRegistrationLink({ hotel, booking, onChanged })
  useFreshPeople({ hotel, booking, people, onPeople: onChanged })
  const [isOpen, setIsOpen] = useState(false)
  const [again, setAgain] = useState<{ name: string; linkId: string } | null>(null)
  const open = (person: typeof again) => {
    links.forget()
    setAgain(person)
    setIsOpen(true)
  }
  return (
    <div className={styles.companion}>
      <div className={styles.offer}>
        <IconDeviceMobileShare size={24} stroke={1.5} aria-hidden="true" />
        <p>
          {t('link.offer')}{' '}
          <button type="button" className={styles.send} aria-haspopup="dialog" onClick={() => open(null)}>
            {t('link.send')}
          </button>
        </p>
      </div>
      <LinkedPeople people={people} onAgain={open} />
      <LinkSheet isOpen={isOpen} links={links} again={again} onClose={() => setIsOpen(false)} />
    </div>
  )
}

type LinkedPeopleProps = { people: People; onAgain: (person: { name: string; linkId: string }) => void }

/** Those who have a link and have not used it. */
function LinkedPeople({ people, onAgain }: LinkedPeopleProps) {
  const t = useTexts<RegistrationTranslate>()
  const linked = people.flatMap(({ name, linkId }) => (linkId === null ? [] : [{ name, linkId }]))
  if (linked.length === 0) return null
  return (
    <ul className={styles.people}>
      {linked.map((person) => (
        <li key={person.linkId}>
          <span>
            <strong dir="auto">{person.name}</strong>
            <small>{t('link.notFilled')}</small>
          </span>
          <button
            type="button"
            className={styles.send}
            aria-haspopup="dialog"
            aria-label={t('link.againTo', { name: person.name })}
            onClick={() => onAgain(person)}
          >
            {t('link.again')}
          </button>
        </li>
      ))}
    </ul>
  )
}
