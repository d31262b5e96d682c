import { CallError } from '@innkeeper/api/client.ts'
import type { ClientData } from '@innkeeper/api/properties.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { clientDataAddress, clientDataQuery } from '../platform/client-data.ts'
import { guestPart } from '../platform/guest-part.tsx'
import { followLive } from '../platform/live-stream.ts'
import { PartFailed } from '../platform/part-failed.tsx'
import { partLoader } from '../platform/part-loading.ts'
import { onClosed } from '../platform/refusals.ts'
import { useAnswer, useAnswers } from '../platform/use-answer.tsx'
import { closedAs } from './closed-as.ts'

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

  const looking = useRef(0)
  const look = useCallback(async () => {
    looking.current++
    await answers.refresh(clientDataAddress(hotel))
    looking.current--
  }, [answers, hotel])
  useEffect(() => {
    const stopFollowing = followLive(
      (name) => (name === 'property.changed' || name === 'reset') && void look(),
    )
    // What this very question is refused with is its answer, not a reason to ask it again.
    const stopHearing = onClosed(() => looking.current === 0 && void look())
    return () => {
      stopFollowing()
      stopHearing()
    }
  }, [look])

  if (closed === null) return children
  return (
    <ClosedPage
      reason={closed}
      clientData={data}
      ask={look}
      pending={null}
      failure={(retry, trouble) => (
        <PartFailed guestbookHref={`/return/${hotel}`} retry={retry} trouble={trouble} />
      )}
    />
  )
}
