import type { PageFailure } from '@innkeeper/api/page.ts'
import type { ClientData } from '@innkeeper/api/properties.ts'
import { type FailureTexts, loadFailureTexts } from './failure-texts.ts'
import { FailureScreen } from './pages/failure/failure-screen.tsx'

let texts: FailureTexts | undefined

/** Before it is drawn, in the language the page is in. */
export async function loadWords(language: string): Promise<void> {
  texts = await loadFailureTexts(language)
}

/** In place of an open page whose property, or whose module, has been closed. */
export function ClosedPage({ reason, clientData }: { reason: PageFailure; clientData: ClientData }) {
  return texts && <FailureScreen failure={reason} clientData={clientData} write={texts.write} />
}
