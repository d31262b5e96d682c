import { encode } from 'uqr'
import classes from './qr-code.module.css'
import { qrPath } from './qr-path.ts'

/** Modules of white around the code, without which cameras do not find it. */
const QUIET_ZONE = 4

/** Always dark on white, in dark mode too: many cameras do not read the inverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className={classes.modules} d={qrPath(data)} shapeRendering="crispEdges" />
    </svg>
  )
}
