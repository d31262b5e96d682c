import type { ClientData } from '@innkeeper/api/properties.ts'
import type { LocalTime } from '@innkeeper/domain/time.ts'
import { type ReactNode, useMemo } from 'react'
import { PropertyProvider } from '../../../platform/property-picture.tsx'
import { type Stay, StayProvider } from '../../../platform/stay.tsx'
import { BoxView } from '../boxes/box-kinds.tsx'
import { BoxSlotProvider } from '../boxes/box-slot.tsx'
import { PageTimeProvider } from '../clock/page-time.tsx'
import { type RoomPass, RoomPassProvider } from '../pass/room-pass.ts'
import { type ShownBoxes, ShownBoxesProvider } from '../shown-boxes.tsx'

type Props = {
  clientData: ClientData
  /** Language code of the page. */
  language: string
  renderedAt: number
  /** The moment a preview shows. */
  moment: LocalTime | null
  stay: Stay
  pass: { pass: RoomPass | null; isAwaited: boolean }
  shown: ShownBoxes
  children: ReactNode
}

/** What every box may ask: whose page it is, for whom, when, and what else is on it. */
export function ScreenProviders(props: Props) {
  const { clientData, language, renderedAt, moment, stay, shown, children } = props
  const { pass, isAwaited } = props.pass
  const knownPass = useMemo(() => ({ pass, isAwaited }), [pass, isAwaited])
  const { timeZone } = clientData
  const time = useMemo(
    () => ({ timeZone, language, renderedAt, moment }),
    [timeZone, language, renderedAt, moment],
  )
  return (
    <PropertyProvider value={clientData}>
      <PageTimeProvider value={time}>
        <StayProvider value={stay}>
          <ShownBoxesProvider value={shown}>
            <RoomPassProvider value={knownPass}>
              <BoxSlotProvider value={BoxView}>{children}</BoxSlotProvider>
            </RoomPassProvider>
          </ShownBoxesProvider>
        </StayProvider>
      </PageTimeProvider>
    </PropertyProvider>
  )
}
