import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { ActionIcon, Anchor, VisuallyHidden } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useDocumentTitle } from '../../../components/page/use-document-title.ts'
import { useT } from '../../../platform/texts.ts'
import { CardTypeIcon } from '../card-type-icon.tsx'
import { useDraftField } from '../draft/use-card-store.ts'
import classes from './card-form.module.css'
import { CardMenu } from './card-menu.tsx'
import { CardState } from './card-state.tsx'
import { SaveStatus } from './save-status.tsx'

/** Name, kind, state, and whether all is saved. */
export function CardHead({ staffCard }: { staffCard: StaffCard }) {
  const t = useT()
  const { type } = staffCard.card
  const { index } = useDefaultLanguage()
  const name = useDraftField(({ content, options }) => cardDisplayName({ type, content, options }, index))
  useDocumentTitle(name)
  return (
    <header className={classes.head}>
      <Anchor className={classes.back} renderRoot={(props) => <Link to="/guestbook" {...props} />}>
        <ActionIcon component="span" aria-hidden>
          <IconArrowLeft size={20} stroke={1.6} />
        </ActionIcon>
        <VisuallyHidden>{t('cards.title')}</VisuallyHidden>
      </Anchor>
      <span className={classes.headIcon}>
        <CardTypeIcon type={type} />
      </span>
      <div className={classes.headWords}>
        <h2 className={classes.name}>{name}</h2>
        <div className={classes.second}>
          {t(`cards.type.${type}`)} · <SaveStatus staffCard={staffCard} />
        </div>
      </div>
      <CardState {...staffCard} />
      <CardMenu staffCard={staffCard} />
    </header>
  )
}
