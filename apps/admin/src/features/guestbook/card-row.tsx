import type { BoxPicture, StaffCard } from '@innkeeper/api/guestbook.ts'
import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { picturePath } from '@innkeeper/domain/media/sizes.ts'
import { Link } from '@tanstack/react-router'
import { ROW_TARGET } from '../../components/data-list/row-keys.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { CardState } from './card-state.tsx'
import { CardTypeIcon } from './card-type-icon.tsx'
import classes from './cards.module.css'
import { ChangedBy } from './changed-by.tsx'
import { firstPicture } from './first-picture.ts'
import { useDefaultLanguage } from './use-languages.ts'
import { visibilitySentence } from './visibility-sentence.ts'

type Props = { staffCard: StaffCard; pictures: Record<string, BoxPicture> }

export function CardRow({ staffCard, pictures }: Props) {
  const t = useT()
  const { property } = useSession()
  const { card } = staffCard
  const picture = firstPicture(card, pictures)
  const defaultLanguage = useDefaultLanguage()
  return (
    <li className={classes.card} data-child={card.parentId !== null}>
      <span className={classes.picture}>
        {picture ? (
          <img
            src={picturePath(property.id, picture.mediaId, 160, 'webp')}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            style={{ objectPosition: `${picture.focalX * 100}% ${picture.focalY * 100}%` }}
          />
        ) : (
          <CardTypeIcon type={card.type} />
        )}
      </span>
      <span className={classes.words}>
        <Link
          className={classes.name}
          to={ROUTE_PATHS.GUESTBOOK_CARD}
          params={{ cardId: card.id }}
          {...ROW_TARGET}
        >
          {cardDisplayName(card, defaultLanguage.index)}
        </Link>
        <span className={classes.quiet}>
          {`${t(`cards.type.${card.type}`)}. ${visibilitySentence(t, card.visibility)}`}
        </span>
      </span>
      <span className={classes.changed}>
        <ChangedBy {...staffCard} />
      </span>
      <span className={classes.state}>
        <CardState {...staffCard} />
      </span>
    </li>
  )
}
