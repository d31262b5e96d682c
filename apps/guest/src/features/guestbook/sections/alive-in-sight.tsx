import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import {
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useProperty } from '../../../platform/property-picture.tsx'
import { usePageTime } from '../clock/page-time.tsx'
import { createGate, type Gate, openInSight } from './gate.ts'

type AliveInSightProps = {
  /** Of the element that is looked for. */
  id: string
  children: ReactNode
}

/**
 * Leaves the server's HTML of its children as it is until it comes near or is touched; then React brings it to life,
 * as a piece of work of its own. What is drawn anew, because it or what it is drawn from changed, is alive at once.
 */
export function AliveInSight({ id, children }: AliveInSightProps) {
  const isFirstHtml = useIsFirstHtml()
  const [gate] = useState(() => createGate(!isFirstHtml || typeof document === 'undefined'))
  // React cannot keep HTML whose surroundings change: it would go until it came into sight.
  const drawnFrom = [children, useTexts<GuestTranslate>(), useProperty(), usePageTime()]
  const before = useRef(drawnFrom)
  if (drawnFrom.some((part, index) => part !== before.current[index])) gate.open()
  useEffect(() => openInSight(gate, document.getElementById(id)), [gate, id])
  // The very same element, or React would take it for a change.
  return useMemo(
    () => (
      <Suspense fallback={<Lost gate={gate} />}>
        <Held gate={gate}>{children}</Held>
      </Suspense>
    ),
    [gate, children],
  )
}

function Held({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (!gate.isOpen()) use(gate.opened)
  return children
}

/** The HTML went for a reason nobody thought of: it is drawn anew at once. */
function Lost({ gate }: { gate: Gate }) {
  useLayoutEffect(() => gate.open(), [gate])
  return null
}

/** Whether this very render is that of the server or takes its HTML over. */
function useIsFirstHtml(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
}
