import type { Store } from '@innkeeper/api/upselling/store.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import type { ReactNode } from 'react'
import { PageFrame } from '../../../platform/page-frame.tsx'
import { guestbookPath } from '../api.ts'
import styles from '../ordered/ending.module.css'
import { OrderedList } from '../ordered/ordered-list.tsx'
import { useStorePlace, useStoreTexts } from '../store-place.tsx'

type EmptyStoreProps = { store: Store; languages: ReactNode; footer: ReactNode }

/** An open store that has nothing for this stay at the moment. */
export function EmptyStore({ store, languages, footer }: EmptyStoreProps) {
  const t = useStoreTexts()
  const href = guestbookPath(useStorePlace())
  return (
    <PageFrame back={{ href, label: t('action.toGuestbook') }} languages={languages} footer={footer}>
      <div className={styles.ending}>
        <h1 className={styles.title}>{t('store.empty.title')}</h1>
        <p className={styles.text}>{t('store.empty.text')}</p>
        <ButtonLink href={href}>{t('action.toGuestbook')}</ButtonLink>
      </div>
      <OrderedList store={store} />
    </PageFrame>
  )
}
