import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useT } from '../../../platform/texts.ts'
import type { GuestsSearch } from '../list/guests-search.ts'
import classes from './guest-page.module.css'

/** Back to Today or to the list as it was: its filters stand in its address. */
export function BackLink() {
  const t = useT()
  const router = useRouter()
  // While a page opens, the router still names the one before it.
  const [from] = useState(() => router.state.resolvedLocation)
  const isFromToday = from?.pathname === '/'
  const search = from?.pathname === '/guests' ? (from.search as GuestsSearch) : {}
  return (
    <Anchor
      className={classes.back}
      renderRoot={(props) =>
        isFromToday ? <Link to="/" {...props} /> : <Link to="/guests" search={search} {...props} />
      }
    >
      <IconArrowLeft size={16} stroke={1.7} aria-hidden /> {isFromToday ? t('nav.today') : t('nav.guests')}
    </Anchor>
  )
}
