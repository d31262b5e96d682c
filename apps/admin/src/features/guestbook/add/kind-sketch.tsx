import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import type { ReactNode } from 'react'
import classes from './add-dialog.module.css'

const words = (x: number, y: number, width: number) => (
  <>
    <rect x={x} y={y} width={width} height="4" rx="2" className={classes.ink} />
    <rect x={x} y={y + 8} width={width * 0.66} height="3" rx="1.5" className={classes.soft} />
  </>
)
const picture = (x: number, y: number, width: number, height: number) => (
  <>
    <rect x={x} y={y} width={width} height={height} rx="3" className={classes.photo} />
    <path
      d={`M${x + 2} ${y + height - 2}l${width * 0.3} ${-height * 0.45}l${width * 0.22} ${height * 0.25}l${width * 0.14} ${-height * 0.15}l${width * 0.26} ${height * 0.35}z`}
      className={classes.hill}
    />
  </>
)
const tile = (x: number, y: number) => (
  <>
    <rect x={x} y={y} width="24" height="20" rx="3" className={classes.box} />
    <circle cx={x + 6} cy={y + 6} r="2.5" className={classes.accent} />
    <rect x={x + 4} y={y + 13} width="14" height="3" rx="1.5" className={classes.ink} />
  </>
)
const button = (x: number, y: number, width: number) => (
  <rect x={x} y={y} width={width} height="8" rx="3" className={classes.brand} />
)

/** Each kind in miniature, as it stands on the guest's phone. */
const SKETCHES: Record<CardType, ReactNode> = {
  Carousel: (
    <>
      {picture(4, 4, 56, 34)}
      <circle cx="27" cy="43" r="1.6" className={classes.ink} />
      <circle cx="32" cy="43" r="1.6" className={classes.soft} />
      <circle cx="37" cy="43" r="1.6" className={classes.soft} />
    </>
  ),
  Header: (
    <>
      <rect x="2" y="2" width="60" height="44" rx="5" className={classes.brand} />
      <rect x="9" y="26" width="36" height="5" rx="2.5" className={classes.light} />
      <rect x="9" y="35" width="22" height="3" rx="1.5" className={classes.light} />
    </>
  ),
  Voucher: (
    <>
      <path d="M5 8h54v10a6 6 0 0 0 0 12v10H5V30a6 6 0 0 0 0-12z" className={classes.ticket} />
      {words(15, 14, 30)}
      {button(15, 29, 34)}
    </>
  ),
  Content: (
    <>
      {picture(4, 4, 56, 22)}
      {words(6, 31, 40)}
    </>
  ),
  UnitSpecific: (
    <>
      <circle cx="14" cy="24" r="8" className={classes.ticket} />
      <path d="M11 24h7m-2 0v3" className={classes.line} />
      {words(28, 19, 30)}
    </>
  ),
  Product: (
    <>
      {picture(4, 6, 24, 36)}
      {words(33, 9, 26)}
      {button(33, 32, 26)}
    </>
  ),
  Facilities: (
    <>
      <circle cx="14" cy="24" r="9" className={classes.ring} />
      <path d="M14 18v6l4 3" className={classes.line} />
      {words(29, 14, 28)}
      <circle cx="31" cy="33" r="2.2" className={classes.good} />
      <rect x="36" y="31.5" width="20" height="3" rx="1.5" className={classes.soft} />
    </>
  ),
  Group: (
    <>
      {picture(3, 6, 34, 22)}
      {words(4, 33, 26)}
      {picture(42, 6, 20, 22)}
      {words(43, 33, 18)}
    </>
  ),
  RoomCleaningBox: (
    <>
      <path d="M14 13l2.2 5.8L22 21l-5.8 2.2L14 29l-2.2-5.8L6 21l5.8-2.2z" className={classes.accent} />
      {words(28, 13, 30)}
      {button(28, 30, 30)}
    </>
  ),
  FixedSizeBox: (
    <>
      {tile(5, 14)}
      {tile(35, 14)}
    </>
  ),
  FixedSizeBoxSlider: (
    <>
      {tile(2, 14)}
      {tile(29, 14)}
      <rect x="56" y="14" width="8" height="20" rx="3" className={classes.box} />
    </>
  ),
}

export function KindSketch({ type }: { type: CardType }) {
  return (
    <svg className={classes.sketch} viewBox="0 0 64 48" aria-hidden="true">
      {SKETCHES[type]}
    </svg>
  )
}
