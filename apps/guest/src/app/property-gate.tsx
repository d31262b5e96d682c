import { CallError } from '@innkeeper/api/client.ts'
import type { ClientData } from '@innkeeper/api/properties.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import { type ReactNode, useEffect } from 'react'
import { clientDataAddress, clientDataQuery } from '../platform/client-data.ts'
import { guestPart } from '../platform/guest-part.tsx'
import { followLive } from '../platform/live-stream.ts'
import { onReturn } from '../platform/on-return.ts'
import { PartFailed } from '../platform/part-failed.tsx'
import { partLoader } from '../platform/part-loading.ts'
import { onClosed } from '../platform/refusals.ts'
import { useAnswer, useAnswers } from '../platform/use-answer.tsx'
import { closedAs } from './closed-as.ts'

/** A closed page has no live stream to hear from, so it asks. */
const ASK_EVERY_MS = 10_000

const ClosedPage = guestPart(
  partLoader(async () => {
    const closed = await import('./closed-page.tsx')
    await closed.loadWords(document.documentElement.lang)
    return closed
  }),
  (part) => part.ClosedPage,
)

type PropertyGateProps = {
  /** As the page came with it. */
  clientData: ClientData
  /** What the page belongs to. */
  module: ModuleName
  children: ReactNode
}

/**
 * The page for as long as its property and the module it belongs to are open. Staff who close one end open pages
 * within seconds; opened again, the page comes back.
 */
export function PropertyGate({ clientData, module, children }: PropertyGateProps) {
  const hotel = clientData.propertyId
  const answers = useAnswers()
  const { data = clientData, error } = useAnswer(clientDataQuery(hotel))
  const closed = closedAs(module, data, error instanceof CallError ? error.code : null)

  useEffect(() => {
    let looking = 0
    const look = async () => {
      looking++
      await answers.refresh(clientDataAddress(hotel))
      looking--
    }
    const stopFollowing = followLive(
      (name) => (name === 'property.changed' || name === 'reset') && void look(),
    )
    // What this very question is refused with is its answer, not a reason to ask it again.
    const stopHearing = onClosed(() => looking === 0 && void look())
    const stopAsking = closed ? onReturn(() => void look(), ASK_EVERY_MS) : () => undefined
    return () => {
      stopFollowing()
      stopHearing()
      stopAsking()
    }
  }, [answers, hotel, closed])

  if (closed === null) return children
  return (
    <ClosedPage
      reason={closed}
      clientData={data}
      pending={null}
      failure={(retry, trouble) => (
        <PartFailed guestbookHref={`/return/${hotel}`} retry={retry} trouble={trouble} />
      )}
    />
  )
}
