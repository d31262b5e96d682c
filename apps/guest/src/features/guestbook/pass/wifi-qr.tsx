import { wifiCode } from '@innkeeper/domain/guestbook/wifi-code.ts'
import type { GuestbookTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useMemo } from 'react'
import { encode } from 'uqr'
import type { RoomPass } from './room-pass.ts'

/** Modules of light around a code, without which readers miss it. */
const QUIET_ZONE = 4

/** The code another phone joins the network by: dark on light by night too, with its quiet zone. */
export function WifiQr({ wifi: { name, password } }: { wifi: NonNullable<RoomPass['wifi']> }) {
  const t = useTexts<GuestbookTranslate>()
  const { path, size } = useMemo(() => qrPath(wifiCode(name, password)), [name, password])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={t('pass.qr')}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#14201c" d={path} />
    </svg>
  )
}

/** Runs of dark modules, row by row. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: QUIET_ZONE, ecc: 'M' })
  let path = ''
  for (const [y, row] of data.entries()) {
    let x = 0
    while (x < size) {
      const start = x
      while (x < size && row[x]) x++
      if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`
      x++
    }
  }
  return { path, size }
}
