import type { MailingDryRun, MailingPerson } from '@innkeeper/api/messaging/mailings.ts'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconDeviceMobile, IconMail } from '@tabler/icons-react'
import { useId } from 'react'
import { useT } from '../../../../platform/texts.ts'
import { reasonWords } from '../../reason-words.ts'
import classes from '../compose.module.css'

const ICONS = { email: IconMail, sms: IconDeviceMobile }

type Props = { plan: MailingDryRun; shown: string | null; onShow: (bookingId: string) => void }

/** Everybody the message means; a press shows it as this person gets it. */
export function PeopleList({ plan, shown, onShow }: Props) {
  const t = useT()
  const id = useId()
  const [isOpen, { toggle }] = useDisclosure(false)
  const more = plan.people - plan.list.length
  if (plan.people === 0) return null
  return (
    <div className={classes.people}>
      <button
        type="button"
        className={classes.unfold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {t('compose.people', { count: plan.people })}
        <IconChevronDown size={17} stroke={1.7} aria-hidden data-open={isOpen || undefined} />
      </button>
      <div id={id} hidden={!isOpen}>
        <ul className={classes.peopleList}>
          {plan.list.map((person) => (
            <li key={person.bookingId}>
              <PersonLine
                person={person}
                isShown={person.bookingId === shown}
                onShow={() => onShow(person.bookingId)}
              />
            </li>
          ))}
        </ul>
        {more > 0 && <p className={classes.hint}>{t('compose.morePeople', { count: more })}</p>}
      </div>
    </div>
  )
}

type LineProps = { person: MailingPerson; isShown: boolean; onShow: () => void }

function PersonLine({ person, isShown, onShow }: LineProps) {
  const t = useT()
  const { name, unit, reach } = person
  const reasons = [...new Set(reach.flatMap(({ skipped }) => (skipped === null ? [] : [skipped])))]
  const isReached = reach.some(({ skipped }) => skipped === null)
  return (
    <button
      type="button"
      className={classes.person}
      aria-pressed={isShown}
      data-skipped={!isReached || undefined}
      onClick={onShow}
    >
      <span className={classes.unit}>{unit}</span>
      <span className={classes.personName}>
        <span dir="auto">{name}</span>
        {reasons.length > 0 && (
          <span className={classes.why}>{reasons.map((reason) => t(reasonWords(reason))).join(' ')}</span>
        )}
      </span>
      <span className={classes.ways}>
        {reach
          .filter(({ skipped }) => skipped === null)
          .map(({ channel }) => {
            const IconShown = ICONS[channel]
            return (
              <IconShown
                key={channel}
                size={16}
                stroke={1.6}
                role="img"
                aria-label={t(`outbox.channel.${channel}`)}
              />
            )
          })}
      </span>
    </button>
  )
}
