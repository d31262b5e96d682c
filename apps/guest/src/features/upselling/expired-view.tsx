import type { Store } from '@innkeeper/api/upselling/store.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { ResultIcon } from '@innkeeper/ui/result-view.tsx'
import { type ReactNode, useEffect } from 'react'
import { PageFrame } from '../../platform/page-frame.tsx'
import { guestbookPath, storePath } from './api.ts'
import styles from './ordered/ending.module.css'
import { OrderedList } from './ordered/ordered-list.tsx'
import { asSentence } from './rules/as-sentence.ts'
import { useStorePlace, useStoreTexts } from './store-place.tsx'

type ExpiredViewProps = { store: Store; languages: ReactNode; footer: ReactNode }

/** The store has closed (spec 8); what was bought stays, with how it stands. */
export function ExpiredView({ store, languages, footer }: ExpiredViewProps) {
  const t = useStoreTexts()
  const place = useStorePlace()
  const href = guestbookPath(place)
  const expired = storePath(place, 'expired')
  useEffect(() => {
    if (location.pathname !== expired) history.replaceState(null, '', expired)
  }, [expired])
  return (
    <PageFrame back={{ href, label: t('action.toGuestbook') }} languages={languages} footer={footer}>
      <div className={styles.ending} data-result="expired">
        <ResultIcon type="closed" />
        {/* It may come while the page is open. */}
        <div role="alert">
          <ExpiredWords text={t('store.expired')} />
        </div>
        <ButtonLink href={href}>{t('action.toGuestbook')}</ButtonLink>
      </div>
      <OrderedList store={store} />
    </PageFrame>
  )
}

/** One sentence, its first words large; the dash between them is heard and read, and seen by nobody. */
function ExpiredWords({ text }: { text: string }) {
  const [title, ...rest] = text.split(' – ')
  return (
    <h1 className={styles.title}>
      {title}
      {rest.length > 0 && (
        <>
          <span className={styles.heard}> – </span>
          <span className={styles.text}>{asSentence(rest.join(' – '))}</span>
        </>
      )}
    </h1>
  )
}
