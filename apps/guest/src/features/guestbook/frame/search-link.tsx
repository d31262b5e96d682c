import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { boxHref } from '../address.ts'
import styles from './search-link.module.css'

/** The address of the search, where a box has its id. */
export const SEARCH_ID = 'search'

/** The way to everything the guestbook holds. */
export function SearchLink() {
  const t = useTexts<GuestTranslate>()
  return (
    <a className={styles.link} href={boxHref(SEARCH_ID)} aria-label={t('search.open')}>
      <IconSearch size={21} stroke={1.75} aria-hidden="true" />
    </a>
  )
}
