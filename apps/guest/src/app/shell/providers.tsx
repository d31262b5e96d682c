import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { PartBoundary } from '@innkeeper/ui/lazy-part.tsx'
import { ResultView } from '@innkeeper/ui/result-view.tsx'
import { TextsProvider } from '@innkeeper/ui/texts.tsx'
import { createToastStore } from '@innkeeper/ui/toast-store.ts'
import { ToastProvider, Toasts } from '@innkeeper/ui/toasts.tsx'
import { type ReactNode, Suspense, useState } from 'react'
import type { AnswerStore } from '../../platform/answer-store.ts'
import { OutOfDateBar } from '../../platform/newer-version.tsx'
import { AnswersProvider } from '../../platform/use-answer.tsx'

type ProvidersProps = { answers: AnswerStore; write: GuestTranslate; children: ReactNode }

/** What every screen stands in: texts, data, toasts, and a last word when a screen breaks. */
export function Providers({ answers, write: t, children }: ProvidersProps) {
  const [toasts] = useState(createToastStore)
  return (
    <TextsProvider write={t}>
      <AnswersProvider answers={answers}>
        <ToastProvider store={toasts}>
          <PartBoundary
            failure={(retry) => (
              <ResultView
                type="error"
                title={t('result.error.title')}
                subtitle={t('result.error.text')}
                actions={<Button onClick={retry}>{t('action.tryAgain')}</Button>}
              />
            )}
          >
            {() => (
              // Inside of it React brings the page to life in small steps; outside it would do so in one.
              <Suspense>{children}</Suspense>
            )}
          </PartBoundary>
          <Toasts regionLabel={t('toast.region')} dismissLabel={t('toast.dismiss')} />
          <OutOfDateBar />
        </ToastProvider>
      </AnswersProvider>
    </TextsProvider>
  )
}
