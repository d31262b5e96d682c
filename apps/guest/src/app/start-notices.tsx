import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { ResultView } from '@innkeeper/ui/result-view.tsx'
import styles from './start-notices.module.css'

/*
 * What a page says when its script does not come. It stands in the HTML, outside what the script draws, and styles
 * show it by `data-start`: the loader can say no more than that.
 */

/** Followed, it loads the page anew. */
const SAME_ADDRESS = ''

/** For a page that reads well without its script. */
export function startLines(t: GuestTranslate) {
  return (
    <>
      <Waiting t={t} />
      <p className={classNames(styles.line, styles.failed)} role="alert">
        {t('result.unavailable.title')}
        <a href={SAME_ADDRESS}>{t('action.tryAgain')}</a>
      </p>
    </>
  )
}

/** For a page that is nothing without its script. */
export function startView(t: GuestTranslate, guestbookHref: string) {
  return (
    <>
      <Waiting t={t} />
      <main className={classNames(styles.view, styles.failed)}>
        <ResultView
          type="warning"
          title={t('result.unavailable.title')}
          subtitle={t('result.unavailable.text')}
          actions={
            <>
              <ButtonLink href={SAME_ADDRESS}>{t('action.tryAgain')}</ButtonLink>
              <ButtonLink kind="secondary" href={guestbookHref}>
                {t('action.toGuestbook')}
              </ButtonLink>
            </>
          }
        />
      </main>
    </>
  )
}

function Waiting({ t }: { t: GuestTranslate }) {
  return (
    <p className={classNames(styles.line, styles.waiting)} role="status">
      {t('part.waiting')}
    </p>
  )
}
