import { SIGNATURE_SHEET, type Stroke } from '@innkeeper/domain/registration/signature.ts'
import { type PointerEvent, useRef, useState } from 'react'
import { Ink } from './ink.tsx'
import styles from './signature-pad.module.css'
import { pointOnSheet, withPoint } from './strokes.ts'

const { width, height } = SIGNATURE_SHEET
const LINE_AT = 316

type SignaturePadProps = {
  strokes: readonly Stroke[]
  /** What it shows, in words. */
  label: string
  onStroke: (stroke: Stroke) => void
}

/** The sheet one signs on, with finger, mouse or pen. It fills the width it is given. */
export function SignaturePad({ strokes, label, onStroke }: SignaturePadProps) {
  const sheet = useRef<SVGSVGElement>(null)
  const [drawn, setDrawn] = useState<Stroke | null>(null)
  // The stroke under the pen, ahead of what is drawn of it: several events come between two frames.
  const current = useRef<{ pointerId: number; stroke: Stroke } | null>(null)

  const follow = (events: readonly Pick<PointerEvent, 'clientX' | 'clientY'>[]) => {
    const frame = sheet.current?.getBoundingClientRect()
    if (!frame || !current.current) return
    for (const { clientX, clientY } of events) {
      const point = pointOnSheet({ x: clientX, y: clientY }, frame)
      current.current.stroke = withPoint(current.current.stroke, point)
    }
    setDrawn(current.current.stroke)
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    // A second finger, or another button than the first, draws nothing.
    if (current.current || event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    current.current = { pointerId: event.pointerId, stroke: [] }
    follow([event])
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerId !== current.current?.pointerId) return
    const coalesced = event.nativeEvent.getCoalescedEvents?.() ?? []
    follow(coalesced.length > 0 ? coalesced : [event])
  }
  const end = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerId !== current.current?.pointerId) return
    const { stroke } = current.current
    current.current = null
    setDrawn(null)
    onStroke(stroke)
  }
  return (
    <svg
      ref={sheet}
      className={styles.sheet}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <path className={styles.line} d={`M60 ${LINE_AT}H${width - 60}`} />
      <g className={styles.ink}>
        {strokes.map((stroke, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added and taken at the end
          <Ink key={at} stroke={stroke} />
        ))}
        {drawn && <Ink stroke={drawn} />}
      </g>
    </svg>
  )
}
