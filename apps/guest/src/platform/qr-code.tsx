import { useMemo } from 'react'
import { encode } from 'uqr'

/** Modules of light around a code, without which readers miss it. */
const QUIET_ZONE = 4

/** A code that another phone reads: dark on light by night too, with its quiet zone. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => qrPath(text), [text])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
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
