import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/texts.ts'
import classes from './card-form.module.css'

export function BackToCards() {
  const t = useT()
  return (
    <Anchor className={classes.back} renderRoot={(props) => <Link to={ROUTE_PATHS.GUESTBOOK} {...props} />}>
      <IconArrowLeft size={16} stroke={1.8} aria-hidden />
      {t('cards.title')}
    </Anchor>
  )
}
