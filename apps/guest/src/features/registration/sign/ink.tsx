import { type Stroke, strokePath } from '@innkeeper/domain/registration/signature.ts'
import { INK, inkOutline } from './ink-outline.ts'

/** One stroke of a signature; a dot is a full one. */
export function Ink({ stroke }: { stroke: Stroke }) {
  const width = stroke.length < 3 ? INK.fullest : INK.finest
  return (
    <>
      <path
        d={strokePath(stroke)}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={inkOutline(stroke)} fill="currentColor" />
    </>
  )
}
