import type { PageFailure } from '@innkeeper/api/page.ts'
import type { ClientData } from '@innkeeper/api/properties.ts'
import { useEffect } from 'react'
import { type FailureTexts, loadFailureTexts } from './failure-texts.ts'
import { keepAsking } from './keep-asking.ts'
import { FailureScreen } from './pages/failure/failure-screen.tsx'

let texts: FailureTexts | undefined

/** Before it is drawn, in the language the page is in. */
export async function loadWords(language: string): Promise<void> {
  texts = await loadFailureTexts(language)
}

type ClosedPageProps = {
  reason: PageFailure
  clientData: ClientData
  /** Asks how the property is; a closed page has no live stream to hear from. */
  ask: () => Promise<void>
}

/** In place of an open page whose property, or whose module, has been closed. */
export function ClosedPage({ reason, clientData, ask }: ClosedPageProps) {
  useEffect(() => keepAsking(() => void ask()), [ask])
  return texts && <FailureScreen failure={reason} clientData={clientData} write={texts.write} />
}
