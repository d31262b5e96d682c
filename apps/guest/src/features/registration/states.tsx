import { callHref } from '@innkeeper/domain/links.ts'
import { Button, ButtonLink } from '@innkeeper/ui/button.tsx'
import { ResultView } from '@innkeeper/ui/result-view.tsx'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { useProperty } from '../../platform/property-picture.tsx'
import { guestbookPath } from './api.ts'
import { keepDraftForReload } from './draft/form-draft.ts'
import { useFormPlace, useFormTexts } from './form-place.tsx'
import styles from './states.module.css'

/** The form's shape while nothing but its name is known. */
export function FormPending() {
  const t = useFormTexts()
  return (
    <div className={styles.pending}>
      <h1>{t('registration.title')}</h1>
      <Skeleton width="100%" height="5px" />
      <Skeleton width="72%" height="36px" />
      <Skeleton width="56%" height="20px" />
      <Skeleton width="100%" height="62px" />
      <Skeleton width="100%" height="62px" />
      <Skeleton width="100%" height="62px" />
      <Skeleton width="100%" height="62px" />
    </div>
  )
}

/** Nothing of it came; what was typed is kept. */
export function FormNotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useFormTexts()
  return (
    <ResultView
      type="error"
      title={t('result.error.title')}
      subtitle={t('registration.notLoaded')}
      actions={<Button onClick={onRetry}>{t('action.tryAgain')}</Button>}
    />
  )
}

/** A part of the form did not come; its answers are on the device, also while the page loads anew. */
export function FormPartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useFormTexts()
  return (
    <div className={styles.failed} role="alert">
      <p>{t('registration.partFailed')}</p>
      <Button onClick={onRetry}>{t('action.tryAgain')}</Button>
      <Button kind="secondary" onClick={() => void keepDraftForReload().then(() => location.reload())}>
        {t('notice.reload')}
      </Button>
    </div>
  )
}

/** Said until the screen that says more has come, or in its place. */
export function SentLine() {
  const t = useFormTexts()
  const { hotel } = useFormPlace()
  return (
    <main>
      <ResultView
        type="success"
        title={t('sent.badge')}
        actions={<ButtonLink href={guestbookPath(hotel)}>{t('action.toGuestbook')}</ButtonLink>}
      />
    </main>
  )
}

/** The house asks for nothing before this stay. */
export function NothingAsked({ isAtDesk }: { isAtDesk: boolean }) {
  const t = useFormTexts()
  const { hotel } = useFormPlace()
  return (
    <ResultView
      type="success"
      title={t('registration.none.title')}
      subtitle={t('registration.none.text')}
      {...(!isAtDesk && {
        actions: <ButtonLink href={guestbookPath(hotel)}>{t('action.toGuestbook')}</ButtonLink>,
      })}
    />
  )
}

/** The booking was called off, is over or has another link: nothing is taken here any more. */
export function BookingClosed() {
  const t = useFormTexts()
  const { phone } = useProperty().contact
  return (
    <ResultView
      type="warning"
      title={t('registration.closed.title')}
      subtitle={t('registration.closed.text')}
      {...(phone && {
        actions: <ButtonLink href={callHref(phone)}>{t('registration.closed.call', { phone })}</ButtonLink>,
      })}
    />
  )
}

/** The end at the desk: nothing leads on from here. */
export function LeftAtDesk({ isErased }: { isErased: boolean }) {
  const t = useFormTexts()
  return (
    <ResultView
      type="success"
      title={t('registration.handBack')}
      {...(isErased && { subtitle: t('registration.handBackText') })}
    />
  )
}
